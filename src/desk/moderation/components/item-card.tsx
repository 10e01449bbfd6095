import { projectPath } from "../../../professionals/projects/project-paths.ts"
import { Badge } from "../../../ui/badge.tsx"
import { Card } from "../../../ui/card.tsx"
import { Link } from "../../../ui/link.tsx"
import { Rating } from "../../../ui/rating.tsx"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import type { ItemList } from "../items.list.ts"
import type { ModeratedItem } from "../moderation.schema.ts"
import { moderatedItemTexts } from "../texts.ts"
import { ItemButtons } from "./item-buttons.tsx"
import { HiddenFacts, Reports } from "./item-facts.tsx"

interface ItemCardProps {
  item: ModeratedItem
  list: ItemList
}

/** What is decided about, as its readers saw it, who reported it and why, and what becomes of it. */
export function ItemCard({ item, list }: ItemCardProps) {
  const [t, dates] = [useTexts(moderatedItemTexts), useDates()]
  const { kind, title, text, rating, created_at, takedown } = item
  const author = (
    <Link to={`/admin/people/${item.author_id}`} className="underline underline-offset-4">
      {item.author_name ?? t.formerAuthor[kind]}
    </Link>
  )
  const other = item.recipient ? (
    <Link to={`/admin/people/${item.recipient.id}`} className="underline underline-offset-4">
      {item.recipient.name ?? t.formerAuthor.message}
    </Link>
  ) : item.provider_name ? (
    <Link to={`/providers/${item.provider_id}`} className="underline underline-offset-4">
      {item.provider_name}
    </Link>
  ) : (
    t.formerProfessional
  )
  const page = pageOf(item)
  return (
    <Card as="li" className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-1">
          <h2 className="wrap-anywhere font-sans font-semibold text-lg leading-snug tracking-normal">
            {t.about[kind](author, other)}
          </h2>
          <p className="text-muted text-sm">
            {t.kinds[kind]}
            {" · "}
            <time dateTime={created_at}>{dates.day(created_at)}</time>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {takedown && (
            <Badge tone="brass" icon="eye-off">
              {t.isHidden}
            </Badge>
          )}
          {rating !== null && <Rating value={rating} compact />}
        </div>
      </div>
      <div className="grid grid-cols-1 gap-3 rounded-md bg-sunken px-4 py-3">
        {title && (
          <p dir="auto" className="wrap-anywhere font-semibold">
            {page ? (
              <Link to={page} className="underline underline-offset-4">
                {title}
              </Link>
            ) : (
              title
            )}
          </p>
        )}
        {/* Its links are no links here: who looks at advertising does not open it by a slip. */}
        {text && (
          <p dir="auto" className="wrap-anywhere max-w-prose whitespace-pre-line">
            {text}
          </p>
        )}
        <Pictures item={item} />
        <Documents item={item} />
        {item.reply && (
          <div className="border-brass border-l-2 pl-4">
            <p className="font-semibold text-sm">{t.reply(item.provider_name ?? t.formerProfessional)}</p>
            <p className="wrap-anywhere max-w-prose whitespace-pre-line">{item.reply}</p>
          </div>
        )}
      </div>
      {kind === "message" && <p className="text-muted text-sm">{t.onlyThis}</p>}
      <Reports reports={item.reports} />
      {takedown && <HiddenFacts takedown={takedown} />}
      <ItemButtons item={item} list={list} />
    </Card>
  )
}

/** Of reviews there is no page but the profile; a post is read whole at the desk, also while it is hidden. */
const pageOf = ({ kind, takedown, provider_id, id }: ModeratedItem) => {
  if (kind === "post") return `/admin/blog/${id}`
  return kind === "project" && !takedown && provider_id ? projectPath(provider_id, id) : undefined
}

/** Each opens whole, in a tab of its own. */
function Pictures({ item: { pictures } }: { item: ModeratedItem }) {
  const t = useTexts(moderatedItemTexts)
  if (pictures.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map(({ small, large }, at) => (
        <li key={large}>
          <a href={large} target="_blank" rel="noreferrer" className="block rounded-md">
            <img
              src={small}
              alt={t.picture(at + 1, pictures.length)}
              loading="lazy"
              decoding="async"
              className="size-24 rounded-md border border-line bg-surface object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Documents({ item: { documents } }: { item: ModeratedItem }) {
  const t = useTexts(moderatedItemTexts)
  return documents.map(({ name, url }) => (
    <a key={url} href={url} className="wrap-anywhere flex min-h-11 items-center gap-2 underline underline-offset-4">
      {t.download(name)}
    </a>
  ))
}
