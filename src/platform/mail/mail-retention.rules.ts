/** How long mails are kept: a mail holds links that sign somebody in, so its content is deleted first. */
export const MAIL_WORDS_RETENTION_DAYS = 14
export const MAIL_RETENTION_DAYS = 90
