/** The refund policy in figures (specification 1 §9): they bind the professional, and the payment provider where one is used. */

/** To ask for a refund, from the visit on. */
export const ASK_DAYS = 7
export const REVIEW_HOURS = 48
/** To appeal, from the answer on; the decision comes within business days. */
export const APPEAL_DAYS = 5
export const DECISION_BUSINESS_DAYS = 7

/** Business days until the money is there, by the way it was paid. */
export const BACK_IN_DAYS = { card: "5-10", upi: "3-5", bank: "7-14", wallet: "1-2" } as const
