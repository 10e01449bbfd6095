import type { FAQPage } from "schema-dts"

/** Questions and answers that a page shows; apart, since few pages have any. */
export const questionsData = (questions: readonly { question: string; answer: string }[]): FAQPage => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
})
