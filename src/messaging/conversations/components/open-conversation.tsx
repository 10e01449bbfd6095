import { useEffect, useEffectEvent, useState } from "react"
import { useNavigate } from "react-router"
import { obstacleFor } from "../../../bookings/request/booking-dialog.rules.ts"
import { ObstacleDialog } from "../../../bookings/request/components/booking-obstacle.tsx"
import type { SessionUser } from "../../../platform/session/stored-user.ts"
import { ErrorState } from "../../../ui/error-state.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { PageLoading } from "../../../ui/page-loading.tsx"
import { useTexts } from "../../../ui/use-texts.ts"
import { type ConversationOf, openConversationOf } from "../../message.actions.ts"
import { messagesPageTexts } from "../../messages-page.texts.ts"

interface OpenConversationProps {
  of: ConversationOf
  user: SessionUser
}

/** "Ask a question" was pressed, or "Write" at a booking or request: leads to the conversation, or says why there is none. */
export function OpenConversation({ of, user }: OpenConversationProps) {
  const { opening: t, title } = useTexts(messagesPageTexts)
  const navigate = useNavigate()
  const [obstacle] = useState(() => ("to" in of ? obstacleFor(user, of.to) : undefined))
  const { failure, open } = useOpening(of, obstacle === undefined)
  return (
    <div className="page-width py-8">
      <h1 className="sr-only">{title}</h1>
      {obstacle ? (
        <ObstacleDialog
          obstacle={obstacle}
          onClose={() => void navigate("to" in of ? `/providers/${of.to}` : "/messages", { replace: true })}
          said={t}
        />
      ) : failure ? (
        <div className="mx-auto grid max-w-xl gap-4">
          <ErrorState message={failure} onRetry={open} />
          <LinkButton to="/messages" replace variant="secondary" icon="arrow-left" className="justify-self-start">
            {t.back}
          </LinkButton>
        </div>
      ) : (
        <PageLoading label={t.loading} />
      )}
    </div>
  )
}

function useOpening(of: ConversationOf, mayOpen: boolean) {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()
  const open = async () => {
    setFailure(undefined)
    const opened = await openConversationOf(of)
    if ("failure" in opened) setFailure(opened.failure)
    else void navigate(`/messages/${opened.id}`, { replace: true, state: { focus: true } })
  }
  const begin = useEffectEvent(() => void open())
  useEffect(() => {
    if (mayOpen) begin()
  }, [mayOpen])
  return { failure, open: () => void open() }
}
