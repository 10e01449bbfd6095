/** What is wrong with an open page as it comes to paper; run in the browser, where print is emulated. */
export const printFaults = () => {
  const isForReadersAlone = (element: Element | null): boolean =>
    element !== null &&
    ((element.clientWidth <= 1 && getComputedStyle(element).position === "absolute") ||
      isForReadersAlone(element.parentElement))
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest("svg") && !isForReadersAlone(element)

  interface Line {
    text: string
    box: DOMRect
    of: Element
  }
  const linesOf = (node: Node): Line[] => {
    const of = node.parentElement!
    const text = node.textContent?.trim()
    if (!text || !isShown(of)) return []
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].filter(({ width }) => width > 1).map((box) => ({ text, box, of }))
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const written: Line[][] = []
  while (walker.nextNode()) written.push(linesOf(walker.currentNode))
  const lines = written.flat()

  // Boxes of letters are higher than their lines.
  const liesOn = (one: Line, other: Line) => {
    const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
    const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
    return one.of !== other.of && across > 3 && down > Math.min(one.box.height, other.box.height) / 2
  }
  const start = ({ text }: Line) => `"${text.slice(0, 40)}"`
  const content = [...document.querySelectorAll("main *")].filter((one) => isShown(one) && !one.querySelector("h1"))
  const widest = Math.max(...content.map((one) => one.getBoundingClientRect().width))
  const dialog = document.querySelector("dialog:modal")
  const behind = dialog ? lines.filter(({ of }) => !dialog.contains(of)) : []
  const chrome = [...document.querySelectorAll("[data-chrome], [data-toasts], nav, .no-print")].filter(isShown)
  // Of the colour itself a transition may be under way.
  const ground = getComputedStyle(document.documentElement).getPropertyValue("--color-paper").trim()
  return [
    ...(widest < 600 ? [`the content is ${Math.round(widest)} px wide`] : []),
    ...written
      .filter((node) => node.length > 3 && node[0]!.text.length / node.length < 5)
      .map((node) => `${start(node[0]!)} stands in ${node.length} lines`),
    ...(document.documentElement.scrollWidth > window.innerWidth ? ["something is wider than the paper"] : []),
    ...lines
      .filter(({ box }) => box.left < 0 || box.right > window.innerWidth + 1)
      .map((line) => `${start(line)} ends beside the paper`),
    ...lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => liesOn(one, other))
        .map((other) => `${start(one)} lies on ${start(other)}`),
    ),
    ...behind.map((line) => `${start(line)} is printed with the dialog before it`),
    ...chrome.map((one) => `"${one.textContent.slice(0, 40)}" is there to be pressed`),
    ...(/^(white|#fff)$/.test(ground) ? [] : [`the paper is ${ground}`]),
  ]
}
