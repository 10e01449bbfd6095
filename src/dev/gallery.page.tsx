import { type LoaderFunctionArgs, type MetaFunction, redirect } from "react-router"
import { pageContext } from "../platform/pages/page-handle.ts"
import { siteOf } from "../sharing/page-meta.ts"
import { useTexts } from "../ui/use-texts.ts"
import { BookingSection } from "./gallery/booking-section.tsx"
import { ButtonSection, ChoiceSection } from "./gallery/choice-section.tsx"
import { DataSection, SlotSection } from "./gallery/data-section.tsx"
import { DrawingSection } from "./gallery/drawing-section.tsx"
import { FieldSection, TokenSection } from "./gallery/field-section.tsx"
import { NavigationSection, OverlaySection } from "./gallery/navigation-section.tsx"
import { PeopleSection } from "./gallery/people-section.tsx"
import { CompareSection, SearchSection } from "./gallery/search-section.tsx"
import { HoursSection, PrivacySpecimens, StateSection } from "./gallery/state-section.tsx"
import { devTexts } from "./texts.ts"

/** Part of the demo (specification 3 §7). */
export const loader = ({ context }: LoaderFunctionArgs) => {
  if (!context.get(pageContext).demo) throw redirect("/", 302)
  return null
}

export const meta: MetaFunction = ({ matches }) => [
  { title: devTexts.in(siteOf(matches).language).gallery.title },
  { name: "robots", content: "noindex" },
]

/**
 * Every component in every state, on one page: where a change of look is judged. What stands in the specimens and over
 * them is for developers and an example of data, the same in each language; `translate="no"` says so to programs.
 */
export default function GalleryPage() {
  const { gallery: t } = useTexts(devTexts)
  return (
    <div className="page-width grid gap-12 py-10">
      <div>
        <h1 className="text-3xl md:text-4xl">{t.title}</h1>
        <p className="mt-2 max-w-xl text-lg text-muted">{t.lead}</p>
      </div>
      <div translate="no" className="grid gap-12">
        <TokenSection />
        <ButtonSection />
        <FieldSection />
        <ChoiceSection />
        <SlotSection />
        <HoursSection />
        <PeopleSection />
        <SearchSection />
        <CompareSection />
        <BookingSection />
        <DataSection />
        <NavigationSection />
        <OverlaySection />
        <StateSection />
        <PrivacySpecimens />
        <DrawingSection />
      </div>
    </div>
  )
}
