import { dayAfter } from "../../platform/days.ts"
import { indianDay } from "../../platform/time.ts"

/** What people do about their own account; all else somebody does about others. The index of the rest names the same. */
export const ownActions = [
  "sign_up",
  "activate",
  "sign_in",
  "sign_in_failed",
  "sign_out",
  "identity_confirmed",
  "wrong_own_password",
  "forgot_password",
  "reset_password",
  "change_password",
  "ask_change_email",
  "change_email",
  "add_role",
  "second_factor_on",
  "second_factor_off",
  "second_factor_failed",
  "recovery_codes_made",
  "recovery_code_used",
  "sessions_ended",
  "ask_deletion",
  "take_back_deletion",
  "withdraw_paper",
] as const

/** What is done to others, as the filter offers it. */
export const actionsOnOthers = [
  "suspend_account",
  "restore_account",
  "resend_activation",
  "end_sessions_of",
  "begin_deletion",
  "set_desk_role",
  "open_service",
  "close_service",
  "add_locality",
  "change_locality",
  "delete_locality",
  "import_locations",
  ...(["change_banner", "choose_home_reviews", "export_people", "export_catalogue", "export_reports"] as const),
  ...(["export_hidden", "export_verification", "export_figures", "export_searches", "export_blog"] as const),
  "import_professionals",
  "add_synonym",
  "change_synonym",
  "delete_synonym",
  "look_at_paper",
  "record_checks",
  "propose_check",
  "return_check",
  "set_check_rule",
  "deliver_message",
  "refuse_message",
  "hide_content",
  "leave_content",
  "keep_content_hidden",
  "restore_content",
  ...([
    "publish_post",
    "return_post",
    "hide_post",
    "restore_post",
    "change_post",
    "remove_post",
    "write_post",
    "withdraw_post",
    "move_post",
    "show_comment",
    "hide_comment",
    "leave_comment",
  ] as const),
  "erase_account",
  "first_admin",
  "take_away_second_factor",
  ...(["change_submission", "change_submissions", "reply_to_submission", "enter_incoming"] as const),
  ...(["approve_registration", "refuse_registration", "export_submissions"] as const),
  ...(["send_inquiry", "withdraw_inquiry"] as const),
  ...(["change_grievances", "change_grievance", "grievance_acknowledge", "grievance_answer", "grievance_ask"] as const),
  ...(["grievance_incoming", "grievance_move", "grievance_escalate", "grievance_close"] as const),
  ...(["grievance_reopen", "export_grievances"] as const),
] as const

export const auditScopes = ["own", "all"] as const
export type AuditScope = (typeof auditScopes)[number]

/** The last days with today, by how many they are. */
const periods = { today: 1, week: 7, month: 30 } as const
export type AuditPeriod = keyof typeof periods
export const auditPeriods = ["today", "week", "month"] as const satisfies readonly AuditPeriod[]

/** The first Indian day of a period. */
export const firstDayOf = (period: AuditPeriod, now: Date) => dayAfter(indianDay(now), 1 - periods[period])

/** Of a file. */
export const MAX_ROWS = 20_000
