import { Button } from "../../ui/button.tsx"
import { Card } from "../../ui/card.tsx"
import { EmptyState } from "../../ui/empty-state.tsx"
import { ErrorState } from "../../ui/error-state.tsx"
import { FormAlert } from "../../ui/form-alert.tsx"
import { LinkButton } from "../../ui/link-button.tsx"
import { Skeleton } from "../../ui/skeleton.tsx"
import { Spinner } from "../../ui/spinner.tsx"
import { toast } from "../../ui/toast-store.ts"
import { Section, Specimen } from "./specimen.tsx"

export function StateSection() {
  return (
    <Section title="Waiting, nothing, trouble">
      <div className="grid gap-8 md:grid-cols-2">
        <Specimen name="Skeleton of a card">
          <Card aria-busy="true">
            <div className="flex items-center gap-4">
              <Skeleton className="size-16 rounded-full" />
              <div className="grid flex-1 gap-2">
                <Skeleton className="h-6 w-2/3" />
                <Skeleton className="h-4 w-1/3" />
              </div>
            </div>
            <Skeleton className="mt-5 h-4" />
            <Skeleton className="mt-2 h-4 w-4/5" />
          </Card>
          <Spinner label="Loading your bookings" visible />
        </Specimen>
        <Specimen name="Empty">
          <EmptyState title="No bookings yet" action={<LinkButton to="/search">Find Services</LinkButton>}>
            When you book a professional, the visit stands here with its date and state.
          </EmptyState>
        </Specimen>
      </div>
      <Specimen name="Error">
        <ErrorState
          message="Failed to load bookings. Please try again later."
          onRetry={() => toast("info", "Trying again")}
        />
      </Specimen>
      <Specimen name="About the whole of a form">
        <div className="grid items-start gap-4 md:grid-cols-3">
          <FormAlert kind="error">No response received from server</FormAlert>
          <FormAlert kind="mail" action={<Button variant="secondary">Send it again</Button>}>
            We have sent a link to meera@home.example. Open it to activate your account, then log in here.
          </FormAlert>
          <FormAlert kind="success" action={<LinkButton to="/">Go to the home page</LinkButton>}>
            You are signed in.
          </FormAlert>
        </div>
      </Specimen>
    </Section>
  )
}
