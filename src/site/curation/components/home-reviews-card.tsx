import { Button } from "../../../ui/button.tsx"
import { EmptyState } from "../../../ui/empty-state.tsx"
import { ListSearch } from "../../../ui/list/list-search.tsx"
import { movedTo } from "../../../ui/list/reorder.ts"
import type { SearchedList } from "../../../ui/list/use-list.ts"
import { Rating } from "../../../ui/rating.tsx"
import { TitledCard } from "../../../ui/titled-card.tsx"
import { useFocusOnChange } from "../../../ui/use-focus-on-change.ts"
import { useTexts } from "../../../ui/use-texts.ts"
import type { Testimonial } from "../../summaries.ts"
import { MAX_CHOSEN } from "../chosen-reviews.rules.ts"
import type { ContentView } from "../curation.list.ts"
import type { ChosenReview } from "../curation.schema.ts"
import { contentTexts } from "../texts.ts"

interface HomeReviewsProps {
  view: ContentView
  list: SearchedList
  canEdit: boolean
  onChoose: (ids: string[]) => unknown
}

/** The reviews of the home page in their order, and those that could be. */
export function HomeReviewsCard({ view: { chosen, found, hasMore }, list, canEdit, onChoose }: HomeReviewsProps) {
  const { reviews: t } = useTexts(contentTexts)
  const ids = chosen.map(({ id }) => id)
  const isFull = ids.length >= MAX_CHOSEN
  // What was taken off or moved to an end has no button any more that was pressed.
  const place = useFocusOnChange<HTMLDivElement>(ids.join(" "), "ol button:enabled")
  return (
    <TitledCard title={t.title}>
      <p className="-mt-2 mb-5 max-w-2xl text-muted">{t.lead}</p>
      <div ref={place} tabIndex={-1} className="outline-none">
        {chosen.length === 0 ? (
          <p className="mb-6">{t.none}</p>
        ) : (
          <>
            {chosen.every(({ shown }) => !shown) && <p className="mb-3">{t.noneShown}</p>}
            <ol aria-label={t.chosen} className="mb-6 grid grid-cols-1 divide-y divide-line border-line border-y">
              {chosen.map((review, at) => (
                <ChosenItem key={review.id} review={review}>
                  {canEdit && (
                    <ChosenActs
                      {...{ review, at, ids }}
                      onMove={(to) => onChoose(movedTo(ids, at, to))}
                      onRemove={() => onChoose(ids.filter((id) => id !== review.id))}
                    />
                  )}
                </ChosenItem>
              ))}
            </ol>
          </>
        )}
      </div>
      {canEdit && (
        <div className="grid grid-cols-1 gap-4">
          <ListSearch list={list} label={t.find} />
          {isFull && <p className="text-muted text-sm">{t.full}</p>}
          {found.length === 0 ? (
            <EmptyState title={t.nothing}>{t.nothingHint}</EmptyState>
          ) : (
            <ul aria-label={t.found} className="grid grid-cols-1 divide-y divide-line border-line border-y">
              {found.map((review) => (
                <FoundItem
                  key={review.id}
                  review={review}
                  isChosen={ids.includes(review.id)}
                  isFull={isFull}
                  onChoose={() => onChoose([...ids, review.id])}
                />
              ))}
            </ul>
          )}
          {hasMore && <p className="text-muted text-sm">{t.more}</p>}
        </div>
      )}
    </TitledCard>
  )
}

const itemClasses = "flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4"

function ChosenItem({ review, children }: { review: ChosenReview; children: React.ReactNode }) {
  const { reviews: t } = useTexts(contentTexts)
  return (
    <li className={itemClasses}>
      {review.shown ? <Quote review={review.shown} /> : <p className="text-muted">{t.gone(review.provider_name)}</p>}
      {children}
    </li>
  )
}

interface FoundItemProps {
  review: Testimonial
  isChosen: boolean
  isFull: boolean
  onChoose: () => unknown
}

function FoundItem({ review, isChosen, isFull, onChoose }: FoundItemProps) {
  const { reviews: t } = useTexts(contentTexts)
  const place = useFocusOnChange<HTMLLIElement>(isChosen, "[tabindex]")
  return (
    <li ref={place} className={itemClasses}>
      <Quote review={review} />
      {isChosen ? (
        <span tabIndex={-1} className="text-muted text-sm">
          {t.isChosen}
        </span>
      ) : (
        <Button
          size="small"
          variant="secondary"
          disabled={isFull}
          aria-label={t.addAloud(t.of(review.customer_name, review.provider_name))}
          onClick={onChoose}
        >
          {t.add}
        </Button>
      )}
    </li>
  )
}

function Quote({ review }: { review: Testimonial }) {
  const { reviews: t } = useTexts(contentTexts)
  return (
    <div className="grid min-w-0 flex-1 basis-72 gap-1">
      <Rating value={review.overall_rating} />
      {review.title && <b className="wrap-anywhere">{review.title}</b>}
      <p className="wrap-anywhere line-clamp-2">{review.comment}</p>
      <p className="wrap-anywhere text-muted text-sm">{t.of(review.customer_name, review.provider_name)}</p>
    </div>
  )
}

interface ChosenActsProps {
  review: ChosenReview
  at: number
  ids: readonly string[]
  onMove: (to: number) => unknown
  onRemove: () => unknown
}

function ChosenActs({ review: { shown, provider_name }, at, ids, onMove, onRemove }: ChosenActsProps) {
  const { reviews: t } = useTexts(contentTexts)
  const name = shown ? t.of(shown.customer_name, provider_name) : t.gone(provider_name)
  const act = (label: string, aloud: string, onClick: () => unknown, isOff = false) => (
    <Button size="small" variant="secondary" aria-label={aloud} disabled={isOff} onClick={() => void onClick()}>
      {label}
    </Button>
  )
  return (
    <div className="flex flex-wrap gap-2">
      {ids.length > 1 && act(t.earlier, t.earlierAloud(name), () => onMove(at - 1), at === 0)}
      {ids.length > 1 && act(t.later, t.laterAloud(name), () => onMove(at + 1), at === ids.length - 1)}
      {act(t.remove, t.removeAloud(name), onRemove)}
    </div>
  )
}
