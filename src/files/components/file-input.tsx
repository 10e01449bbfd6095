import type { Ref } from "react"

interface FileInputProps {
  /** A button clicks it. */
  ref: Ref<HTMLInputElement>
  label: string
  /** PICTURE_TYPES or PICTURE_AND_DOCUMENT_TYPES. */
  types: readonly string[]
  multiple?: boolean
  onChoose: (files: File[]) => void
}

/** What the browser chooses files with; it is not seen. */
export function FileInput({ ref, label, types, multiple = false, onChoose }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={multiple}
      accept={types.join()}
      aria-label={label}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        // The same file, chosen once more, is a choice too.
        target.value = ""
        if (files.length > 0) onChoose(files)
      }}
    />
  )
}
