import { useHasDeskRole } from "../../../platform/session/use-desk-role.ts"
import { Button } from "../../../ui/button.tsx"
import { Card } from "../../../ui/card.tsx"
import { Link, LinkButton } from "../../../ui/link.tsx"
import { RowAction } from "../../../ui/list/row-action.tsx"
import { rowChoiceTexts } from "../../../ui/list/row-choice.texts.ts"
import { ChoiceBox } from "../../../ui/list/row-choice.tsx"
import type { RowChoice } from "../../../ui/list/use-row-choice.ts"
import { useDates, useTexts } from "../../../ui/use-texts.ts"
import { postPath } from "../../posts/post.rules.ts"
import { commentDecisions } from "../comment.rules.ts"
import type { HeldComment } from "../comment.schema.ts"
import type { DeskCommentList } from "../desk-comments.list.ts"
import { deskCommentsTexts } from "../texts.ts"

interface DeskCommentProps {
  comment: HeldComment
  list: DeskCommentList
  choice: RowChoice<HeldComment>
}

/** Who said what about which post. Its links are no links here. */
export function DeskComment({ comment, list, choice }: DeskCommentProps) {
  const t = useTexts(deskCommentsTexts)
  const desk = useTexts(rowChoiceTexts)
  const onChoose = choice.chooserOf(comment.id)
  const dates = useDates()
  const { id, content, status, author_name, post_title, post_slug, parent_content, created_at, reports, takedown } =
    comment
  const canDecide = useHasDeskRole("desk")
  const decisions = commentDecisions.filter(
    (one) => ({ show: status !== "visible" && !takedown, hide: status !== "hidden", leave: reports.length > 0 })[one],
  )
  return (
    <Card as="li" className="relative grid grid-cols-1 gap-3">
      {onChoose && (
        <span className="absolute top-2 right-2">
          <ChoiceBox
            label={desk.chooseRow(t.whose(author_name).trim())}
            isChosen={choice.isChosen(id)}
            onChoose={onChoose}
          />
        </span>
      )}
      <div>
        <h2 className="wrap-anywhere pr-8 font-sans font-semibold text-lg tracking-normal">
          <Link to={postPath(post_slug)} className="underline underline-offset-4">
            {post_title}
          </Link>
        </h2>
        <p className="text-muted text-sm">{t.by(author_name, dates.instant(created_at, new Date()))}</p>
      </div>
      {parent_content && (
        <p dir="auto" className="wrap-anywhere line-clamp-3 text-muted text-sm">
          {t.replyTo}: {parent_content}
        </p>
      )}
      <p dir="auto" className="wrap-anywhere whitespace-pre-line rounded-md bg-sunken px-4 py-3">
        {content}
      </p>
      {reports.map(({ id, name, message, created_at }) => (
        <div key={id} className="border-brass border-l-2 pl-4 text-sm">
          <p className="font-semibold">{t.reported(name, dates.day(created_at))}</p>
          <p className="wrap-anywhere whitespace-pre-line">{message}</p>
        </div>
      ))}
      {takedown && (
        <p className="wrap-anywhere whitespace-pre-line">
          <strong>{t.hiddenBecause}: </strong>
          {takedown.reason}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {takedown && canDecide && (
          <LinkButton to="/admin/moderation/hidden?kind=comment" variant="secondary">
            {t.restore}
          </LinkButton>
        )}
        {(canDecide ? decisions : []).map((decision) =>
          decision === "hide" ? (
            <LinkButton key={decision} to={list.toDialog("hide", id)} preventScrollReset variant="secondary">
              <span>
                {t.acts.hide}
                <span className="sr-only">{t.whose(author_name)}</span>
              </span>
            </LinkButton>
          ) : (
            <RowAction key={decision} list={list} act={{ id, decision }}>
              {(button, busy) => (
                <Button {...button} variant={decision === "show" ? "primary" : "secondary"} busy={busy}>
                  <span>
                    {t.acts[decision]}
                    <span className="sr-only">{t.whose(author_name)}</span>
                  </span>
                </Button>
              )}
            </RowAction>
          ),
        )}
      </div>
    </Card>
  )
}
