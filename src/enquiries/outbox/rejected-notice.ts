/** Says on any page that something came back, with the way to its form. */

import { pathHere, textsHere } from "../../platform/language/language.ts"
import { storeText } from "../../platform/storage.ts"
import { hideOutboxNotice, showOutboxNotice } from "./outbox-notice.ts"
import { listRefused, type Refused } from "./refused.ts"
import { outboxTexts } from "./texts.ts"

const ID = "refused-notice"
const putOff = (key: string) => `refused-later:${key}`

/** Once for each, until it is put off; not where the form itself says it. */
export const showRejected = async () => {
  const isNews = ({ key, page }: Refused) => !sessionStorage.getItem(putOff(key)) && !isHere(page)
  const [one] = (await listRefused()).filter(isNews)
  if (!one || document.getElementById(ID)) return
  const t = textsHere(outboxTexts)
  const putAside = () => {
    storeText(putOff(one.key), "1", sessionStorage)
    hideOutboxNotice(ID)
  }
  showOutboxNotice({
    id: ID,
    text: t.rejected(one.refused.message),
    actions: [
      { label: t.open, kind: "secondary", href: pathHere(one.page) },
      { label: t.later, kind: "quiet", act: putAside },
    ],
  })
}

const isHere = (page: string) => location.pathname === pathHere(page)
