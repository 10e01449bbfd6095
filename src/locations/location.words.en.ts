export default {
  /** A locality in its city, a city in its state; the nearer name may be unknown. */
  place: (near: string | null, wide: string) => (near ? `${near}, ${wide}` : wide),
}
