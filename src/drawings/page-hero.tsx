import type { ReactNode } from "react"
import { LargePicture } from "./large-picture.tsx"
import type { Drawn } from "./picture.tsx"

interface PageHeroProps {
  heading: string
  lead: string
  drawing: Drawn
  alt: string
  /** It stands by itself: of what it shows nothing can be cut. */
  isEmblem?: boolean
  /** What can be done first, and what belongs to it. */
  children: ReactNode
}

/** The first screen of a page that wins somebody. */
export function PageHero({ heading, lead, drawing, alt, isEmblem = false, children }: PageHeroProps) {
  return (
    <section className="page-width grid items-center gap-8 pt-6 pb-8 sm:pt-8 sm:pb-16 md:grid-cols-[3fr_2fr] lg:gap-16 lg:pt-14 lg:pb-20">
      <div className="grid gap-4 sm:gap-6">
        <h1 className="text-2xl sm:text-3xl lg:text-4xl">{heading}</h1>
        <p className="max-w-2xl text-lg text-muted">{lead}</p>
        {children}
      </div>
      <LargePicture
        {...drawing}
        alt={alt}
        eager
        className={`aspect-[16/9] w-full sm:aspect-[4/3] rounded-lg border border-line bg-surface print:hidden ${isEmblem ? "object-contain" : "object-cover"}`}
      />
    </section>
  )
}
