import { useState } from "react"
import { Button } from "../../ui/button.tsx"
import type { ButtonVariant } from "../../ui/button-style.ts"
import { LinkButton } from "../../ui/link-button.tsx"
import { Row, Section, Specimen } from "./specimen.tsx"

const variants: { variant: ButtonVariant; text: string }[] = [
  { variant: "primary", text: "Book a visit" },
  { variant: "secondary", text: "View profile" },
  { variant: "quiet", text: "Clear Filters" },
  { variant: "plain", text: "View Details" },
  { variant: "danger", text: "Cancel booking" },
  { variant: "quiet-danger", text: "Cancel" },
]

export function ButtonSection() {
  const [busy, setBusy] = useState(false)
  const work = () => {
    setBusy(true)
    setTimeout(() => setBusy(false), 1500)
  }
  return (
    <Section title="Buttons">
      {variants.map(({ variant, text }) => (
        <Specimen key={variant} name={variant}>
          <Row>
            <Button variant={variant}>{text}</Button>
            <Button variant={variant} icon="calendar">
              {text}
            </Button>
            <Button variant={variant} disabled>
              {text}
            </Button>
            <Button variant={variant} busy>
              {text}
            </Button>
          </Row>
        </Specimen>
      ))}
      <Specimen name="Sizes, link, and one that works">
        <Row>
          <Button size="small">Small</Button>
          <Button>Normal</Button>
          <Button size="large">Large</Button>
          <LinkButton to="/search" variant="secondary" icon="search">
            Find professionals
          </LinkButton>
          <Button variant="secondary" busy={busy} onClick={work}>
            Save for a moment
          </Button>
        </Row>
      </Specimen>
    </Section>
  )
}
