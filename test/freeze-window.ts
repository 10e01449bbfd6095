import { onTestFinished, vi } from "vitest"

/** Limits count in windows of the clock: for this test it stands still, so that none ends in the middle of it. */
export const freezeWindow = () => {
  const held = vi.spyOn(Date, "now").mockReturnValue(Date.now())
  onTestFinished(() => held.mockRestore())
}
