import {
  activeAt,
  bookingDialog,
  dateField,
  expectBooked,
  fillBooking,
  pressBook,
  rowOf,
  slotIn,
  taken,
  timeField,
} from "../bookings.ts"
import { logInByCookie } from "../people.ts"
import { expect, test } from "../test.ts"

// One of the two is refused on purpose.
test.use({ allowConsole: /409 \(Conflict\)/ })

test("two customers want one slot: one has it, the other is told so and books another", async ({
  page,
  request,
  people,
  studio,
  elsewhere,
}) => {
  const slot = slotIn(50)
  const later = slotIn(50, "15:00")
  const other = await elsewhere()
  const rivals = [
    { page, ...(await people.customer()), notes: "A kitchen for a family of six." },
    { page: other, ...(await people.customer()), notes: "A sample flat in Wakad." },
  ]
  for (const rival of rivals) {
    await logInByCookie(rival.page, rival.email)
    await rival.page.goto(studio.dialog)
    await fillBooking(rival.page, slot, rival.notes)
  }

  await Promise.all(rivals.map((rival) => pressBook(rival.page)))
  const outcomes = await Promise.all(
    rivals.map(async (rival) => {
      const refused = bookingDialog(rival.page).getByText(taken)
      await expect(rival.page.getByText("Service booked successfully!").or(refused).first()).toBeVisible()
      return { ...rival, isIn: (await refused.count()) === 0 }
    }),
  )
  expect(outcomes.filter(({ isIn }) => isIn)).toHaveLength(1)
  const winner = outcomes.find(({ isIn }) => isIn)
  const loser = outcomes.find(({ isIn }) => !isIn)
  await expect(rowOf(winner!.page, slot)).toContainText("Pending")
  expect(await activeAt(request, studio, slot)).toHaveLength(1)

  const dialog = bookingDialog(loser!.page)
  await expect(dateField(loser!.page)).toHaveValue(slot.date)
  await expect(timeField(loser!.page)).toHaveValue(slot.time)
  await expect(timeField(loser!.page)).toBeFocused()
  await expect(dialog.getByLabel("Notes")).toHaveValue(loser!.notes)
  await timeField(loser!.page).fill(later.time)
  await expect(dialog.getByText(taken)).toBeHidden()
  await pressBook(loser!.page)
  await expectBooked(loser!.page)
  await expect(rowOf(loser!.page, later)).toContainText("Pending")
  await expect(rowOf(loser!.page, slot)).toHaveCount(0)
})

test("a double click books once", async ({ page, request, customer, studio }) => {
  const slot = slotIn(51)
  await logInByCookie(page, customer.email)
  await page.goto(studio.dialog)
  await fillBooking(page, slot, "Curtains and light.")
  await bookingDialog(page).getByRole("button", { name: "Book Now" }).dblclick()
  await expectBooked(page)
  await expect(rowOf(page, slot)).toHaveCount(1)
  expect(await activeAt(request, studio, slot)).toHaveLength(1)
})
