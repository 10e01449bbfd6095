/** Every act of the record, named here and nowhere else: who writes one, its words and the filter know it by its type. */

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

/** What is done at the desk or to become part of it, as the filter offers it: by what it is about. */
export const actGroups = {
  people: [
    ...(["suspend_account", "restore_account", "resend_activation", "end_sessions_of", "begin_deletion"] as const),
    ...(["erase_account", "import_professionals"] as const),
  ],
  administrators: [
    ...(["first_admin", "set_desk_role", "take_away_second_factor", "invite_admin"] as const),
    ...(["resend_admin_invitation", "withdraw_admin_invitation", "accept_admin_invitation"] as const),
  ],
  papers: ["look_at_paper", "record_checks", "propose_check", "return_check", "set_check_rule"],
  messages: ["deliver_message", "refuse_message"],
  moderation: ["hide_content", "leave_content", "keep_content_hidden", "restore_content"],
  blog: [
    ...(["publish_post", "return_post", "hide_post", "restore_post", "change_post", "remove_post"] as const),
    ...(["write_post", "withdraw_post", "move_post", "show_comment", "hide_comment", "leave_comment"] as const),
  ],
  inbox: [
    ...(["change_submission", "change_submissions", "reply_to_submission", "enter_incoming"] as const),
    ...(["approve_registration", "refuse_registration", "send_inquiry", "withdraw_inquiry"] as const),
  ],
  complaints: [
    ...(["grievance_acknowledge", "grievance_answer", "grievance_ask", "grievance_incoming"] as const),
    ...(["grievance_move", "grievance_escalate", "grievance_close", "grievance_reopen"] as const),
    ...(["change_grievance", "change_grievances"] as const),
  ],
  places: [
    ...(["add_country", "change_country", "delete_country", "add_state", "change_state", "delete_state"] as const),
    ...(["add_city", "change_city", "delete_city", "add_locality", "change_locality", "delete_locality"] as const),
    ...(["import_locations"] as const),
  ],
  catalogue: ["open_service", "close_service", "add_synonym", "change_synonym", "delete_synonym"],
  pages: ["change_banner", "choose_home_reviews"],
  files: [
    ...(["export_people", "export_verification", "export_submissions", "export_grievances"] as const),
    ...(["export_reports", "export_hidden", "export_blog", "export_catalogue"] as const),
    ...(["export_figures", "export_searches", "export_activity", "export_invitations", "export_held"] as const),
  ],
} as const
export type ActionOnOthers = (typeof actGroups)[keyof typeof actGroups][number]

export type AuditAct = (typeof ownActions)[number] | ActionOnOthers
