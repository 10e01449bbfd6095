/** How long mails are kept: what a mail says is about a person, so it is deleted first. */
export const MAIL_WORDS_RETENTION_DAYS = 14
export const MAIL_RETENTION_DAYS = 90
