import { useEffect } from "react"
import { redirect, useLocation, useSearchParams } from "react-router"
import { withReturn } from "../accounts/return-to.rules.ts"
import { detectRoles, type RoleFacts } from "../accounts/roles.rules.ts"
import { brand } from "../brand.ts"
import { keepInMemoryWhenFull } from "../platform/full-storage.ts"
import { pathIn } from "../platform/language/language.ts"
import { pageContext } from "../platform/pages/page-handle.ts"
import { publicLoader } from "../platform/pages/public-loader.server.ts"
import { currentUser } from "../platform/session/renewal.ts"
import { type SessionUser, storedUser } from "../platform/session/stored-user.ts"
import { useSamePerson } from "../platform/session/use-same-person.ts"
import { useSessionUser } from "../platform/session/use-session-user.ts"
import { pageMeta, siteOf } from "../sharing/page-meta.ts"
import { announceAndLeave, redirectTarget } from "../shell/area-guard.ts"
import { useHydrated } from "../ui/use-hydrated.ts"
import { useLeadOn } from "../ui/use-lead-on.ts"
import { useTexts } from "../ui/use-texts.ts"
import type { Route } from "./+types/messages.page"
import { LoginPrompt } from "./components/login-prompt.tsx"
import { Messenger } from "./components/messenger.tsx"
import { MessengerLoading } from "./components/messenger-loading.tsx"
import { OpenConversation } from "./conversations/components/open-conversation.tsx"
import type { ConversationOf } from "./message.actions.ts"
import { messagesPageTexts } from "./messages-page.texts.ts"
import "../ui/rare-icons.ts"

/** Administrators without another side write to nobody. */
const elsewhereFor = (facts: RoleFacts & { awaits_second_factor?: boolean | undefined }) => {
  const { is_user, is_provider } = detectRoles(facts)
  return is_user || is_provider ? redirectTarget("signed_in", facts, {}) : redirectTarget("user", facts, {})
}

/** The page is open to visitors, who are asked to log in; what somebody has written is loaded in the browser. */
export const loader = publicLoader(async (_, { context }) => {
  const { actor, language } = context.get(pageContext).ctx
  if (!actor) return { isSignedIn: false }
  const { is_customer, is_professional, is_admin, awaits_second_factor } = actor
  const facts = { has_user_role: is_customer, has_provider_role: is_professional, has_admin_role: is_admin }
  const elsewhere = elsewhereFor({ ...facts, awaits_second_factor })
  if (elsewhere) throw redirect(pathIn(language, elsewhere))
  return { isSignedIn: true }
})

/** From one conversation to the next nothing is asked of the server for the page itself. */
export const clientLoader = () => ({ isSignedIn: storedUser() !== null })

export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  const { title, description } = messagesPageTexts.in(site.language)
  return [
    ...pageMeta(site, { title: `${title} · ${brand.name}`, description, path: "/messages", picture: undefined }),
    { name: "robots", content: "noindex, nofollow" },
  ]
}

export default function MessagesPage({ loaderData: { isSignedIn }, params }: Route.ComponentProps) {
  const user = useSessionUser()
  const isHydrated = useHydrated()
  const { title } = useTexts(messagesPageTexts)
  const { pathname, search } = useLocation()
  useEffect(() => {
    // The server knows them by the cookie; what this browser had stored of them is gone.
    if (isSignedIn && !storedUser()) void currentUser({ askCookie: true })
  }, [isSignedIn])
  if (isHydrated && user) return <SignedIn key={user.user_id} user={user} conversationId={params.conversationId} />
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <div className="hidden signed-in:block">
        <MessengerLoading isOpen={params.conversationId !== undefined} />
      </div>
      <div className="signed-in:hidden">
        <LoginPrompt to={withReturn("/login", pathname + search)} />
      </div>
    </>
  )
}

/** Of links from profiles, projects, cards, bookings and requests. */
const conversationOf = (query: URLSearchParams): ConversationOf | undefined => {
  const [to, booking, request] = ["to", "booking", "request"].map((name) => query.get(name))
  if (to) return { to, project: query.get("project") ?? undefined }
  if (booking) return { booking }
  return request ? { request } : undefined
}

type SignedInProps = { user: SessionUser; conversationId: string | undefined }

function SignedIn({ user, conversationId }: SignedInProps) {
  const [query] = useSearchParams()
  useSamePerson(announceAndLeave)
  useEffect(() => keepInMemoryWhenFull(), [])
  useEffect(() => void import("./unread/keep-unread.ts").then(({ keepUnread }) => keepUnread()), [])
  const elsewhere = elsewhereFor(user)
  const leadOn = useLeadOn()
  useEffect(() => {
    if (elsewhere) return leadOn(elsewhere)
  }, [elsewhere, leadOn])
  const of = conversationOf(query)
  if (elsewhere) return null
  if (of) return <OpenConversation key={String(query)} of={of} user={user} />
  return <Messenger conversationId={conversationId} user={user} />
}
