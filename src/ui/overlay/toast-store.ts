type ToastKind = "success" | "error" | "info"
/** What can be done about it for as long as it stands: taken back, say. */
export interface ToastAction {
  label: string
  act: () => unknown
}
export type ToastEntry = { id: number; kind: ToastKind; text: string; action?: ToastAction | undefined }

const none: readonly ToastEntry[] = []
let entries: readonly ToastEntry[] = none
let nextId = 1
const listeners = new Set<() => void>()
const timers = new Map<number, ReturnType<typeof setTimeout>>()

function publish(next: readonly ToastEntry[]) {
  entries = next
  for (const listener of listeners) listener()
}

/**
 * Shows a short message and says it aloud. Callable from anywhere in the browser; 3000 ms unless told.
 * It answers what `closeToast` takes.
 */
export function toast(kind: ToastKind, text: string, closeAfterMs = 3000, action?: ToastAction) {
  // Told from two places, it is one message.
  const last = entries.at(-1)
  if (last?.kind === kind && last.text === text) closeToast(last.id)
  const id = nextId++
  publish([...entries.slice(-3), { id, kind, text, action }])
  resumeToast(id, closeAfterMs)
  return id
}

export function closeToast(id: number) {
  pauseToast(id)
  publish(entries.filter((entry) => entry.id !== id))
}

/** Under the pointer or focus a message stays. */
export function pauseToast(id: number) {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

export function resumeToast(id: number, ms = 3000) {
  pauseToast(id)
  timers.set(
    id,
    setTimeout(() => closeToast(id), ms),
  )
}

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => entries,
  onServer: () => none,
}
