/**
 * As the `ref` of what has come in place of what was pressed, with a `tabIndex` of -1: who listens or has no mouse goes on
 * there. Made once, so that React does not call it anew with every drawing.
 */
export const takeFocus = (come: HTMLElement | null) => come?.focus()

/** What a page has answered to a form that it took without script: its forms lead there, else the page would begin at its top. */
export const answerPlace = { id: "answer", tabIndex: -1 }
