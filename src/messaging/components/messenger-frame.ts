/** The panes, below the bar on top and down to the lower edge: as high as what is left of the screen. */
export const frameClasses = [
  "full-panes mx-auto grid h-[calc(100dvh-4rem-1px)] min-h-80 w-full max-w-(--page) bg-surface print:block print:h-auto",
  "grid-cols-1 md:grid-cols-[17rem_minmax(0,1fr)] lg:grid-cols-[20rem_minmax(0,1fr)]",
  "min-[100rem]:border-line min-[100rem]:border-x",
].join(" ")

/** With the third pane beside the thread. */
export const wideFrameClasses = "xl:grid-cols-[20rem_minmax(0,1fr)_20rem]"

export const listPaneClasses = "flex min-h-0 min-w-0 flex-col md:border-line md:border-r"
