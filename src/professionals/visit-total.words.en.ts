/** What a visit comes to, wherever it is said: on a card, in the dialog, in a booking, in a letter. */
export default {
  /** @param total in rupees; null: to be agreed */
  comesTo: (duration: string, total: string | null, isFree: boolean) => {
    if (total === null) return `${duration}, price to be agreed`
    return isFree ? `${duration}, free of charge` : `${duration}, about ${total}`
  },
}
