import { Button } from "../../../ui/button.tsx"
import { EmptyState } from "../../../ui/empty-state.tsx"
import { ErrorState } from "../../../ui/error-state.tsx"
import { LinkButton } from "../../../ui/link.tsx"
import { Spinner } from "../../../ui/loading.tsx"
import { useInView } from "../../../ui/use-in-view.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import { ConversationsLoading } from "../../components/messenger-loading.tsx"
import { messagesPageTexts } from "../../messages-page.texts.ts"
import type { ConversationsStore, ConversationsView } from "../conversations.list.ts"
import { ConversationRow } from "./conversation-row.tsx"

interface ConversationListProps {
  store: ConversationsStore
  view: ConversationsView
  typing: ReadonlySet<string>
  openId: string | undefined
  isCustomer: boolean
}

/** The left pane. */
export function ConversationList(props: ConversationListProps) {
  const { store, view, isCustomer } = props
  const { title, list: t } = useTexts(messagesPageTexts)
  return (
    <nav aria-label={t.label} className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-16 items-center justify-between gap-2 border-line border-b px-4">
        <p aria-hidden="true" className="font-semibold font-serif text-xl">
          {title}
        </p>
        {/* Where there is none yet, it stands below, with what it is for. */}
        {isCustomer && view.conversations?.length !== 0 && (
          <LinkButton to="/user/service-search" variant="secondary" size="small" icon="pencil">
            {t.newChat}
          </LinkButton>
        )}
      </div>
      <div data-scroller="" className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {view.failure !== undefined && <Failed failure={view.failure} onRetry={() => void store.refresh()} />}
        <Rows {...props} />
      </div>
    </nav>
  )
}

function Failed({ failure, onRetry }: { failure: string; onRetry: () => void }) {
  const { list: t } = useTexts(messagesPageTexts)
  return (
    <div className="p-3">
      <ErrorState title={t.failed} message={failure} onRetry={onRetry} />
    </div>
  )
}

function Rows({ store, view, typing, openId, isCustomer }: ConversationListProps) {
  const { list: t } = useTexts(messagesPageTexts)
  const { conversations, next, failure } = view
  const end = useInView<HTMLLIElement>(() => void store.loadMore())
  if (!conversations) {
    if (failure !== undefined) return null
    return (
      <div aria-busy="true">
        <p className="sr-only">{t.loading}</p>
        <ConversationsLoading />
      </div>
    )
  }
  if (conversations.length === 0) return <NoConversations isCustomer={isCustomer} />
  return (
    <ul>
      {conversations.map((one) => (
        <ConversationRow key={one.id} conversation={one} isOpen={one.id === openId} isTyping={typing.has(one.id)} />
      ))}
      {next && (
        <li ref={end} className="grid place-items-center p-4">
          {failure === undefined ? (
            <Spinner label={t.more} />
          ) : (
            <Button variant="quiet" size="small" onClick={() => void store.loadMore()}>
              {t.more}
            </Button>
          )}
        </li>
      )}
    </ul>
  )
}

function NoConversations({ isCustomer }: { isCustomer: boolean }) {
  const { list: t } = useTexts(messagesPageTexts)
  return (
    <div className="p-4">
      <EmptyState
        title={t.empty.title}
        action={
          isCustomer && (
            <LinkButton to="/user/service-search" icon="search">
              {t.newChat}
            </LinkButton>
          )
        }
      >
        {isCustomer ? t.empty.customer : t.empty.professional}
      </EmptyState>
    </div>
  )
}
