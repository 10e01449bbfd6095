import { serve } from "../platform/api/serve.server.ts"
import { serveFile } from "../platform/api/serve-file.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import { answerTimeJobs, answerTimeSchedules } from "./answer-time/answer-time.jobs.server.ts"
import * as contactCalls from "./contact/shared-contact.contract.ts"
import { shareContact, unshareContact } from "./contact/shared-contact.server.ts"
import * as conversationCalls from "./conversations/conversation.contract.ts"
import * as conversations from "./conversations/conversation.server.ts"
import { messageFiles } from "./files/message-files.server.ts"
import { exportHeldMessages } from "./held/held-csv.server.ts"
import * as heldCalls from "./held/held-message.contract.ts"
import { heldMessageJobs, heldMessageSchedules } from "./held/held-message.jobs.server.ts"
import { messageHeld } from "./held/held-message.notifications.server.ts"
import { decideHeldMessage, listHeldMessages } from "./held/held-message.server.ts"
import { messagingData } from "./messaging.personal.server.ts"
import * as quickReplyCalls from "./quick-replies/quick-replies.contract.ts"
import { getQuickReplies, saveQuickReplies } from "./quick-replies/quick-replies.server.ts"
import { appealMessage } from "./thread/message-takedown.server.ts"
import * as threadCalls from "./thread/thread.contract.ts"
import * as thread from "./thread/thread.server.ts"
import { unreadMailJobs, unreadMailSchedules } from "./unread-mail/unread-mail.jobs.server.ts"
import { unreadMailNotifications } from "./unread-mail/unread-mail.notifications.server.ts"

export const messagingSlice: Slice = {
  name: "messaging",
  title: "messages",
  description: "What customers and professionals write to each other",
  tables: ["conversations", "messages", "message_files", "shared_contacts", "quick_replies", "answer_times"],
  personal: [messagingData],
  files: [messageFiles],
  notifications: [...unreadMailNotifications, messageHeld],
  jobs: { ...unreadMailJobs, ...heldMessageJobs, ...answerTimeJobs },
  schedules: [...unreadMailSchedules, ...heldMessageSchedules, ...answerTimeSchedules],
  calls: [
    serve(conversationCalls.ownConversations, conversations.listConversations),
    serve(conversationCalls.openConversation, conversations.openConversation),
    serve(conversationCalls.conversationById, conversations.getConversation),
    serve(threadCalls.threadMessages, thread.listMessages),
    serve(threadCalls.searchMessages, thread.searchMessages),
    serve(threadCalls.sendMessage, thread.sendMessage),
    serve(conversationCalls.markRead, conversations.markRead),
    serve(conversationCalls.markReceived, conversations.markReceived),
    serve(threadCalls.appealMessage, appealMessage),
    serve(threadCalls.tellTyping, thread.tellTyping),
    serve(conversationCalls.blockConversation, conversations.blockConversation),
    serve(conversationCalls.unblockConversation, conversations.unblockConversation),
    serve(contactCalls.shareContact, shareContact),
    serve(contactCalls.unshareContact, unshareContact),
    serve(quickReplyCalls.getQuickReplies, getQuickReplies),
    serve(quickReplyCalls.saveQuickReplies, saveQuickReplies),
    serve(heldCalls.heldMessages, listHeldMessages),
    serveFile(heldCalls.heldMessagesFile, exportHeldMessages, { page: "/admin/moderation" }),
    serve(heldCalls.decideHeldMessage, decideHeldMessage),
  ],
}
