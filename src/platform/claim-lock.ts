/** A name that one window holds until it is closed; false where another one does, or this one does already. */
export const claimLock = (name: string) =>
  new Promise<boolean>((resolve) => {
    if (!("locks" in navigator)) return resolve(true)
    const hold = (lock: Lock | null) => {
      resolve(lock !== null)
      return lock ? new Promise<void>(() => {}) : undefined
    }
    navigator.locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(true))
  })
