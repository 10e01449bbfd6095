import type { ReactNode } from "react"
import { Icon } from "./icon.tsx"

interface QuestionAnswered {
  question: string
  answer: ReactNode
}

/** Questions that open, without script too; in two columns where there is room. */
export function Faq({ questions }: { questions: readonly QuestionAnswered[] }) {
  return (
    <div className="grid items-start border-line border-b lg:grid-cols-2 lg:gap-x-12">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-line border-t">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-2 font-semibold text-lg">
            {question}
            <Icon name="chevron-down" className="no-print size-5 text-muted group-open:rotate-180" />
          </summary>
          <div className="max-w-3xl pb-5 text-muted">{answer}</div>
        </details>
      ))}
    </div>
  )
}
