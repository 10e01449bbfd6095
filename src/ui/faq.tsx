import { Icon } from "./icon.tsx"

interface QuestionAnswered {
  question: string
  answer: string
}

/** Questions that open, without script too. */
export function Faq({ questions }: { questions: readonly QuestionAnswered[] }) {
  return (
    <div className="divide-y divide-line border-line border-y">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-2 font-semibold text-lg">
            {question}
            <Icon name="chevron-down" className="no-print size-5 text-muted group-open:rotate-180" />
          </summary>
          <p className="max-w-3xl pb-5 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  )
}
