/** A field that people neither see nor reach and programs fill in. What comes with it is kept, and shown apart. */
export function HoneypotField() {
  return (
    <div aria-hidden="true" translate="no" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        URL
        <input name="trap" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
