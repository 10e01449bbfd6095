/**
 * Whether a message ends a typing: not where it was there before the typing began. Typing is handed on at once, a message
 * once it is read after its commit, so that they may arrive the other way round.
 *
 * @param seq number of the message
 * @param after number of the last message before the typing; not known to an older server
 */
export const endsTyping = (seq: number, after = Number.NaN) => !(seq <= after)
