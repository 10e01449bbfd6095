/** How long mails are kept. What a mail says goes first; its links and codes went when it was sent (mail.queries.server.ts). */
export const MAIL_WORDS_RETENTION_DAYS = 14
export const MAIL_RETENTION_DAYS = 90
