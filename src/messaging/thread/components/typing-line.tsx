/** Three dots that move; who reads aloud is told in the head of the thread. */
export function TypingLine() {
  return (
    <div
      aria-hidden="true"
      className="mt-3 flex w-fit gap-1 rounded-lg rounded-bl-sm border border-line bg-surface px-4 py-3"
    >
      {["", "[animation-delay:0.2s]", "[animation-delay:0.4s]"].map((delay) => (
        <span key={delay} className={`size-2 animate-pulse rounded-full bg-muted ${delay}`} />
      ))}
    </div>
  )
}
