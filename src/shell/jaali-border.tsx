/** A row of eight-pointed stars, a square turned upon a square, as in a stone lattice. Repeats to any width. */
export function JaaliBorder() {
  return (
    <svg aria-hidden="true" className="block h-8 w-full text-on-basalt-brass" fill="none" stroke="currentColor">
      <pattern id="jaali-border" width="32" height="32" patternUnits="userSpaceOnUse">
        <path d="M0 16 16 0l16 16-16 16ZM5 5h22v22H5Z" opacity="0.5" />
        <path d="M11 16l5-5 5 5-5 5ZM0 11l5 5-5 5M32 11l-5 5 5 5" opacity="0.8" />
      </pattern>
      <rect width="100%" height="32" fill="url(#jaali-border)" stroke="none" />
      <path d="M0 .5h8000M0 31.5h8000" opacity="0.4" />
    </svg>
  )
}
