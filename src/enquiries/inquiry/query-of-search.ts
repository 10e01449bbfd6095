/**
 * What an address asks a form for ("?service=architect") is done once for an entry of the history: after a reload, or on
 * the way back, what somebody has chosen since stands.
 *
 * @returns undefined where nothing is asked for, or it was done before
 */
export const takeQuery = (wanted: string | undefined) => {
  const state = history.state as { wish?: string } | null
  if (!wanted || state?.wish === wanted) return undefined
  history.replaceState({ ...state, wish: wanted }, "")
  return wanted
}
