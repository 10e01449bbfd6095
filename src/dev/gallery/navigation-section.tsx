import { useState } from "react"
import { useSearchParams } from "react-router"
import { Breadcrumb } from "../../ui/breadcrumb.tsx"
import { Button } from "../../ui/button.tsx"
import { TextAreaField } from "../../ui/field/text-area-field.tsx"
import { DateField, TimeField } from "../../ui/field/time-field.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Dialog, Drawer, Sheet } from "../../ui/overlay/dialog.tsx"
import { Menu } from "../../ui/overlay/menu.tsx"
import { NoticeDialog } from "../../ui/overlay/notice-dialog.tsx"
import { PhoneDetails } from "../../ui/overlay/phone-details.tsx"
import { toast } from "../../ui/overlay/toast-store.ts"
import { Tooltip } from "../../ui/overlay/tooltip.tsx"
import { Stepper } from "../../ui/stepper.tsx"
import { Tabs } from "../../ui/tabs.tsx"
import { Row, Section, Specimen } from "./specimen.tsx"

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
            label="Progress"
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

type Open = "dialog" | "drawer" | "sheet" | "success" | "error" | "info" | null

const offerUndo = () => {
  const said =
    "Booking confirmed: इंटीरियर डिज़ाइनर, Tue, 24 Nov, 4:30 pm. Venkatanarasimharajuvaripeta Ranganathan will be told."
  toast("success", said, 9500, { label: "Undo", act: () => toast("info", "Undone. Nobody was told.") })
}

export function OverlaySection() {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const actions = (
    <>
      <Button variant="secondary" onClick={close}>
        Not now
      </Button>
      <Button onClick={close}>Book this time</Button>
    </>
  )
  return (
    <Section title="Above the page">
      <Row>
        {(["dialog", "drawer", "sheet", "success", "error", "info"] as const).map((kind) => (
          <Button key={kind} variant="secondary" onClick={() => setOpen(kind)}>
            Open {kind}
          </Button>
        ))}
      </Row>
      <Row>
        <Button variant="secondary" onClick={() => toast("success", "Service booked successfully!")}>
          Toast success
        </Button>
        <Button variant="secondary" onClick={offerUndo}>
          Toast with an act
        </Button>
        <Button variant="secondary" onClick={() => toast("error", "Failed to book service")}>
          Toast error
        </Button>
        <Button variant="secondary" onClick={() => toast("info", "You have one new notification")}>
          Toast info
        </Button>
      </Row>
      <Row>
        <Tooltip label="What is the price level?">
          A word for how your prices compare. It changes nothing in the search.
        </Tooltip>
        <Tooltip label="Who sees this" bare>
          अस्मिता इंटिरिअर्स आणि आर्किटेक्चरल स्टुडिओ, कोथरूड
        </Tooltip>
        <span className="ml-auto">
          <Tooltip label="At the edge of the screen">
            Venkatanarasimharajuvaripeta Interior Works keeps its sentence on the screen.
          </Tooltip>
        </span>
      </Row>
      <Dialog
        title="Book Phadke Architects"
        isOpen={open === "dialog"}
        onClose={close}
        actions={actions}
        keepOnOutsideClick
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField label="Date" name="date" required />
          <TimeField label="Time" name="time" required />
          <TextAreaField label="Notes" name="notes" required={false} className="sm:col-span-2" />
        </div>
      </Dialog>
      <Drawer
        title="Filters"
        isOpen={open === "drawer"}
        onClose={close}
        actions={<Button onClick={close}>Show 24</Button>}
      >
        <DateField label="Free on" name="free" />
      </Drawer>
      <Sheet
        title="Filters"
        isOpen={open === "sheet"}
        onClose={close}
        actions={<Button onClick={close}>Show 24 services</Button>}
      >
        <DateField label="Free on" name="free" />
      </Sheet>
      <NoticeDialog
        kind="success"
        message="Login successful!"
        isOpen={open === "success"}
        onClose={close}
        autoCloseMs={3000}
      />
      <NoticeDialog kind="error" message="Login failed. Please try again." isOpen={open === "error"} onClose={close} />
      <NoticeDialog kind="info" message="We sent a link to your e-mail." isOpen={open === "info"} onClose={close} />
    </Section>
  )
}
