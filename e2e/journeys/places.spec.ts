/** Who works in a locality: from the services to the page of a place, and on to whom it names. */
import { expect, test } from "../test.ts"

test("from a service by its localities to who works there and what it costs, without JavaScript", async ({
  elsewhere,
}) => {
  const page = await elsewhere({ javaScriptEnabled: false })
  await page.goto("/services")
  const designers = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Interior Designer" }) })
  await designers.getByRole("link", { name: "By locality" }).click()
  await expect(page).toHaveURL("/services/interior-designer/pune")
  await page.getByRole("link", { name: /^Karve Nagar.*based here/ }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Interior designers in Karve Nagar, Pune")
  await expect(page.getByText(/A visit comes to/)).toBeVisible()
  await page.getByText("Kitchens in Pune mostly cost").click()
  await expect(page.getByRole("table", { name: "What owners paid, by bands" })).toBeVisible()

  await page.getByRole("link", { name: /^Warje/ }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Interior designers in Warje, Pune")
  const cards = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("a[href^='/providers/']") })
  expect(await cards.count()).toBeGreaterThanOrEqual(3)
  const first = cards.first().getByRole("link")
  const name = (await first.innerText()).trim()
  await first.click()
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
})

test("on the map a name leads to the locality's page, or to the search where it has none", async ({ page }) => {
  await page.goto("/services/interior-designer/pune")
  const named = (to: string) => page.locator(`figure a[href^="${to}"]`).filter({ visible: true }).first()
  await named("/services/interior-designer/pune/koregaon-park").click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Interior designers in Koregaon Park, Pune")
  await page.goBack()
  const toSearch = named("/search")
  const name = await toSearch.locator("text").innerHTML()
  await toSearch.focus()
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/search\?category=Interior\+Designer&city=Pune&locality=/)
  expect(new URL(page.url()).searchParams.get("locality")).toBe(name)
})

test("an address that is written otherwise leads to ours, one with too few there to the search, none to nowhere", async ({
  request,
}) => {
  const ask = async (path: string) => {
    const answer = await request.get(`/services/${path}`, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  expect(await ask("interior-designer/pune/koregaon-park")).toEqual([200, undefined])
  expect(await ask("Interior%20Designers/Pune/Koregaun-Park?x=1")).toEqual([
    301,
    "/services/interior-designer/pune/koregaon-park",
  ])
  expect(await ask("interior_designers/Pune")).toEqual([301, "/services/interior-designer/pune"])
  expect(await ask("interior-designer/pune/paud")).toEqual([
    302,
    "/search?category=Interior+Designer&city=Pune&locality=Paud",
  ])
  for (const none of ["interior-designer/pune/atlantis", "contractor/pune/kothrud", "architect/pune/%7E1", "a/b/%27"])
    expect(await ask(none), none).toEqual([404, undefined])
})

test("its head says who is there, in words of its own, and where it stands", async ({ page }) => {
  await page.goto("/services/interior-designer/pune/koregaon-park")
  await expect(page).toHaveTitle("Interior designers in Koregaon Park, Pune · Sthapati")
  const canonical = page.locator("link[rel=canonical]")
  await expect(canonical).toHaveAttribute("href", /\/services\/interior-designer\/pune\/koregaon-park$/)
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /work from Koregaon Park/)
  const data = JSON.parse(await page.locator("script[type='application/ld+json']").innerText())
  const [service, list, trail] = data["@graph"]
  expect(service).toMatchObject({ serviceType: "Interior Designer", areaServed: { name: "Koregaon Park, Pune" } })
  const links = await page.getByRole("main").getByRole("listitem").getByRole("heading").getByRole("link").all()
  const shown = await Promise.all(links.map((link) => link.getAttribute("href")))
  expect(list.itemListElement.map(({ url }: { url: string }) => new URL(url).pathname)).toEqual(shown)
  expect(trail.itemListElement).toHaveLength(4)
})
