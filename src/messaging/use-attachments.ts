import type { MessageFile } from "./message.schema.ts"

/** Files of a message that is being written. */
export const useAttachments = (_files: readonly MessageFile[], _onChange: (files: MessageFile[]) => void) => ({
  arriving: [] as { key: string }[],
  clear: () => {},
})
