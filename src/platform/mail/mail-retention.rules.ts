/** How long mails are kept: a letter holds links that let somebody in, so its words go first. */
export const MAIL_WORDS_RETENTION_DAYS = 14
export const MAIL_RETENTION_DAYS = 90
