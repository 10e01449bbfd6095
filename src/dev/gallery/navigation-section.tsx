import { useSearchParams } from "react-router"
import { Breadcrumb } from "../../ui/breadcrumb.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Menu } from "../../ui/menu.tsx"
import { PhoneDetails } from "../../ui/phone-details.tsx"
import { Stepper } from "../../ui/stepper.tsx"
import { Tabs } from "../../ui/tabs.tsx"
import { toast } from "../../ui/toast-store.ts"
import { Section, Specimen } from "./specimen.tsx"

export function NavigationSection() {
  const [search] = useSearchParams()
  const tab = search.get("tab") ?? "all"
  return (
    <Section title="Finding the way">
      <div className="grid gap-8 sm:grid-cols-2">
        <Specimen name="Breadcrumb">
          <Breadcrumb
            items={[{ label: "Home", to: "/" }, { label: "Architects", to: "/search" }, { label: "Kedar Phadke" }]}
          />
        </Specimen>
        <Specimen name="Stepper">
          <Stepper label="Sign up" steps={["Kind", "Details", "E-mail"]} current={1} />
          <Stepper
            label="How far it is"
            steps={["Request sent", "Kulkarni Deshpande & Sahasrabuddhe Interiors answers", "भेट"]}
            current={1}
            isColumn
          />
        </Specimen>
        <Specimen name="Tabs (links)">
          <Tabs
            label="Notifications"
            items={[
              { label: "All", to: "?tab=all", current: tab === "all", count: 12 },
              { label: "Unread", to: "?tab=unread", current: tab === "unread", count: 3 },
            ]}
          />
        </Specimen>
        <Specimen name="Menu">
          <ExampleMenu />
        </Specimen>
        <Specimen name="Behind a line on a phone, always open from 640 px on">
          <PhoneDetails
            from="sm"
            summary="Filters (2)"
            summaryClassName="rounded-lg border border-line bg-surface px-4"
          >
            <p className="py-3">Category, city, state and country.</p>
          </PhoneDetails>
        </Specimen>
      </div>
    </Section>
  )
}

function ExampleMenu() {
  return (
    <Menu
      summary={
        <>
          More <Icon name="chevron-down" className="size-4" />
        </>
      }
      summaryClassName="inline-flex min-h-11 items-center gap-2 rounded-lg border border-border bg-surface px-4"
      groups={[
        { items: [{ label: "Profile", to: "/search", icon: "user" }] },
        {
          title: "Danger",
          items: [{ label: "Cancel booking", icon: "x", onSelect: () => toast("info", "Nothing was cancelled") }],
        },
      ]}
    />
  )
}
