import { nameViolation } from "../../accounts/account.rules.ts"
import { ownProfessionalId } from "../../accounts/profile/profile.actions.ts"
import { call } from "../../platform/api/api-client.ts"
import { FormRefusal, form } from "../../platform/form/form.ts"
import { fieldsOf } from "../../platform/form/form-fields.ts"
import { textsHere } from "../../platform/language/language.ts"
import { changedFrom } from "../../ui/form/use-saved-draft.ts"
import { addressViolation } from "../business/business.rules.ts"
import { deliveries, type MeetingMethod } from "../delivery.rules.ts"
import { changeOffer, updateService } from "./offer.contract.ts"
import { meetingLinkViolation, priceViolation } from "./offer.rules.ts"
import { type OfferValues, type OwnService, offerForm } from "./offer.schema.ts"
import { noteMoved, priceValue, type SeenPrice, withRules } from "./price.form.ts"
import { offerFormTexts, offerScreenTexts } from "./texts.ts"

type Shown = Required<OfferValues>

/** An offer as it stands in the fields. */
export const shownOf = ({ title, description, price, duration, delivery, ...where }: OwnService): Shown => ({
  ...{ title, description, price: priceValue(price), duration: String(duration) },
  ...{ at_site: delivery.includes("at_site"), at_studio: delivery.includes("at_studio") },
  online: delivery.includes("online"),
  ...{ online_by: where.online_by ?? "call", meeting_link: where.meeting_link },
  studio_address: where.studio_address,
})

/** @param shown what it is changed from: only what differs is sent, so that what is changed meanwhile elsewhere stays */
export const offerFormOf = (id: string, shown: Shown, seen: SeenPrice) =>
  form({
    name: "service",
    fields: fieldsOf(offerForm),
    texts: withRules(offerFormTexts),
    rules: [
      { fields: ["title"], check: ({ title }) => nameViolation(title) },
      { fields: ["price"], check: ({ price }) => priceViolation(price) },
      // Of what is not asked for at the moment nothing is wrong.
      {
        fields: ["meeting_link", "online_by", "online"],
        checksEmpty: true,
        check: ({ meeting_link, online_by, online }) =>
          online === "true" && online_by === "link" ? meetingLinkViolation(meeting_link) : undefined,
      },
      { fields: ["studio_address", "at_studio"], check: ({ studio_address }) => addressViolation(studio_address) },
      // Nothing that is ticked is wrong by itself; said once it is sent, and taken back with any of them.
      { fields: ["at_site", "at_studio", "online"], check: () => undefined },
    ],
    send: async (typed: OfferValues, { t }) => {
      const delivery = deliveries.filter((way) => typed[way])
      if (delivery.length === 0) throw new FormRefusal("", { at_site: t.noDelivery })
      const changed = changedFrom(shown, typed)
      const { title, description, price, duration } = changed
      const isMet = typed.online && (changed.online || changed.online_by !== undefined)
      const isWayChanged = deliveries.some((way) => way in changed)
      const answer = await call(changeOffer, {
        id,
        ...{ title, description },
        ...(price !== undefined && { price: price || null, price_was: seen.price }),
        ...(duration !== undefined && { duration: Number(duration) }),
        ...(isWayChanged && { delivery }),
        // What is offered online says how, also where that stands in the form as it began.
        ...(isMet && { online_by: typed.online_by as MeetingMethod }),
        meeting_link: typed.online && typed.online_by === "link" ? changed.meeting_link : undefined,
        studio_address: typed.at_studio ? changed.studio_address : undefined,
      }).catch((failure: unknown) => {
        noteMoved(seen, failure)
        throw failure
      })
      return answer.message
    },
  })

/** A press more before a service goes. Done with what to say; refused with the bookings that are open. */
export const removalFormOf = ({ service_type }: Pick<OwnService, "service_type">) =>
  form({
    name: "remove-service",
    fields: {},
    texts: { in: (language) => ({ failed: offerScreenTexts.in(language).notSaved }) },
    send: async () => {
      const professional_id = await ownProfessionalId()
      if (!professional_id) throw new FormRefusal(textsHere(offerScreenTexts).notSaved)
      return (await call(updateService, { action: "remove", service_type, professional_id })).message
    },
  })
