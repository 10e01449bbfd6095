import { ACTS_RETENTION_YEARS, ENDED_RETENTION_DAYS, SIGN_INS_RETENTION_YEARS } from "../../accounts/retention.rules.ts"
import { VISITOR_DRAFT_DAYS } from "../../bookings/request/booking-dialog.rules.ts"
import { CONTACT_DAYS } from "../../bookings/visit-location/visit-location.rules.ts"
import { brand } from "../../brand.ts"
import { inLanguages } from "../../platform/language/language.ts"
import { parts, pluralIn } from "../../platform/language/parts.ts"
import { MAIL_RETENTION_DAYS, MAIL_WORDS_RETENTION_DAYS } from "../../platform/mail/mail-retention.rules.ts"
import {
  DEVICE_COOKIE,
  DEVICE_DAYS,
  IDLE_HOURS,
  REMEMBERED_DAYS,
  SESSION_COOKIE,
} from "../../platform/session/cookie.rules.ts"
import { policy } from "../../policy.ts"
import { DELETION_DELAY_DAYS, EXPORT_RETENTION_DAYS } from "../../privacy/privacy.rules.ts"
import { FILE_DAYS } from "../../professionals/papers/paper-retention.rules.ts"
import type { LongText } from "./long-text.ts"

const plural = pluralIn("en")
const years = (count: number) => plural(count, { one: "one year", other: `${count} years` })
const { privacy } = policy.emails

export const privacyTexts = inLanguages({
  en: {
    meta: {
      title: `Privacy Policy · ${brand.name}`,
      description: `What ${brand.name} keeps about you, who sees it, for how long, and how you get a copy of it or have it deleted. No trackers, no advertising.`,
    },
    heading: "Privacy Policy",
    lead: `What ${brand.name} keeps about you, why, who sees it, and how you take it with you or have it deleted.`,
    parts: {
      "in-short": {
        title: "In short",
        body: [
          {
            list: [
              "We keep what the service needs, and say below what that is. We sell none of it, and there is no advertising.",
              "No trackers, no third-party analytics, and no scripts, letters or pictures from other sites on our pages.",
              "A professional never sees the phone number or e-mail of your account. What you leave for a visit is shown for that visit only.",
              "You can download everything we keep about you, and delete your account, by yourself, in the settings.",
            ],
          },
        ],
      },
      "who-answers": {
        title: "Who answers for your data",
        body: [
          `${brand.legalName}, ${brand.address}, is the data fiduciary under the Digital Personal Data Protection Act, 2023 (“the Act”). We give you the rights of the Act now, including those that are not in force yet.`,
          (link) =>
            parts(
              "Questions go to ",
              link(`mailto:${privacy}`, privacy),
              `. If you are not satisfied with the answer, ${brand.grievanceOfficer.name}, our grievance officer, looks at it: see the `,
              link("/grievance", "grievance policy"),
              ".",
            ),
        ],
      },
      "what-we-keep": {
        title: "What we keep, and what for",
        body: [
          {
            facts: [
              {
                term: "Your account",
                text: "Name, e-mail, mobile number, city, what kind of customer you are, your firm if you named one, your portrait if you brought one, and your password as a fingerprint that cannot be turned back. So that you can sign in, and nobody else can.",
              },
              {
                term: "Your agreement",
                text: "Which version of the terms and of this text you agreed to, and when.",
              },
              {
                term: "Your bookings",
                text: "With whom, when, what for, the price that was shown, your notes, the place and number that you left, what either side did with it, and reviews. So that a visit can take place, and so that both can show what was agreed.",
              },
              {
                term: "Whom you choose",
                text: "The professionals on your shortlist, those you have selected for your project, and for which service. So that you find them again, on every device.",
              },
              {
                term: "What you write to each other",
                text: "Requests to professionals and their answers, messages with the pictures and documents in them, when they were delivered and read, and the number or address that you share with somebody. So that a question has an answer, and what was agreed stands in one place. From when professionals answer, we work out how soon they usually do.",
              },
              {
                term: "Your profile",
                text: "Of a professional: what you show to the public, your hours, prices and areas, and which papers were checked, when and with what result.",
              },
              {
                term: "Papers to be checked",
                text: `Of a professional: copies of documents and numbers of registers, for somebody of us to compare. Only its owner and those who check papers see a file, and each of their looks is recorded. It is deleted ${FILE_DAYS} days after the decision, and at once where it is withdrawn or replaced. The result stays, with the number of a GST registration, of the Council of Architecture or of another licence, until its owner withdraws it.`,
              },
              {
                term: "What you write to us",
                text: "Name, e-mail, phone and message of our forms, to answer you, and because the next question often follows from the last.",
              },
              {
                term: "What we write to you",
                text: "Notices in your account, and letters, so that we can tell whether one has arrived.",
              },
              {
                term: "Security record",
                text: "Sign-ins, wrong passwords and changes to who can sign in, with the network address and the browser. So that you, and we, can see who used an account.",
              },
            ],
          },
          "You need not give what is marked as optional. Of a visitor who only reads we keep nothing that names them; to stop floods of requests we count them by network, for a short time. How often a professional’s profile is looked at and found is counted, without who it was.",
          "The basis is your consent at sign-up, and the use for which you gave us something of your own accord. You can take consent back at any time by deleting the account; what was done until then stays lawful.",
        ],
      },
      "who-sees": {
        title: "Who sees it",
        body: [
          {
            facts: [
              {
                term: "Everybody",
                text: "What a professional shows on the profile, and reviews with the name of their writer.",
              },
              {
                term: "The professional you book",
                text: `Your name, what you ask for, and the locality of the visit. The full address, and the number if you left one for the visit, from the confirmation until ${CONTACT_DAYS} days after the visit.`,
              },
              {
                term: "Whom you write with",
                text: "What you wrote, your name and portrait, whether you have read what they wrote, and that you are writing, while you do. Nobody else sees it, but for what is said below of our people. A number or address that you shared goes from their page when you take it back.",
              },
              {
                term: "The professional you select",
                text: "Your name, and for which service. Of a shortlist they learn nothing.",
              },
              {
                term: "Who has the link to your shortlist",
                text: "The professionals on it, as it stands, and not your name. You can end the link at any time.",
              },
              {
                term: "The customer who books you",
                text: `Your business phone and studio address, if you have given them, for the same time.`,
              },
              {
                term: "Our people",
                text: "Those who answer you, check papers or look after the site, as far as that needs it. Of messages to others they read a first one with a link or a number, and what its sender writes behind it with its files, before they are delivered, where its sender has written several such to others within a day; you see it at the message.",
              },
              {
                term: "Who works for us",
                text: "Those who keep our servers and deliver our mails, under contract, for nothing else.",
              },
              { term: "Authorities", text: "Where a law or a court obliges us, and only what it obliges us to." },
            ],
          },
          "A link to a map opens the map service of somebody else, which then learns the place. Nothing goes there before you press it.",
        ],
      },
      cookies: {
        title: "Cookies, and what your browser keeps",
        body: [
          "Two cookies, both our own, both needed to sign in. If you only read, you get none.",
          {
            facts: [
              {
                term: SESSION_COOKIE,
                text: `That you are signed in. It ends when you close the browser, and at the latest ${IDLE_HOURS} hours after you were last here; with “Remember me” it stays ${REMEMBERED_DAYS} days. No script can read it.`,
              },
              {
                term: DEVICE_COOKIE,
                text: `That this browser has signed in before, so that strangers who guess passwords cannot lock you out. It opens nothing, and stays ${DEVICE_DAYS} days.`,
              },
            ],
          },
          "In its own storage your browser keeps:",
          {
            list: [
              "while you are signed in: who you are, and a pass that is renewed each hour; both go when you log out;",
              "your e-mail or mobile number for the next login, if you ticked “Remember me”;",
              "the theme you chose, light or dark;",
              "whose profiles you looked at today, so that each counts once; it never leaves your browser;",
              "whom you put on your shortlist before you sign in; then it is kept in your account;",
              "what you have typed into a form or a conversation, in that tab, until it is sent or the tab is closed; never a password;",
              `a visitor’s booking request or message to a professional, until they have signed in, ${VISITOR_DRAFT_DAYS} days at most;`,
              "a message to us or to somebody else that could not be sent yet, until it has arrived, and in some browsers a small program that sends it while our pages are closed; if we could not take it, that you put this off;",
              "whom you chose to compare, and how far you had scrolled, in that tab until it is closed.",
            ],
          },
          "There is nothing else, so there is no banner to click away.",
        ],
      },
      "how-long": {
        title: "How long we keep it",
        body: [
          {
            facts: [
              { term: "Account, profile, bookings, messages", text: "As long as you have the account." },
              {
                term: "Ended sessions, used links",
                text: `${ENDED_RETENTION_DAYS} days after they are over.`,
              },
              {
                term: "Letters to you",
                text: `Their words ${MAIL_WORDS_RETENTION_DAYS} days; that there was one, ${MAIL_RETENTION_DAYS} days.`,
              },
              {
                term: "Security record",
                text: `Sign-ins ${years(SIGN_INS_RETENTION_YEARS)}, other acts ${years(ACTS_RETENTION_YEARS)}. It stays after you have left, and then holds network addresses, but no name.`,
              },
              {
                term: "Log of sign-ins and activities",
                text: `When, from which network and on what kind of device you signed in, and from where you did what: ${years(SIGN_INS_RETENTION_YEARS)}, seen only by administrators. When you leave, your name and network go from it at once, and only numbers stay.`,
              },
              { term: "A copy you asked for", text: `${EXPORT_RETENTION_DAYS} days.` },
              {
                term: "What you write to us",
                text: "Until you delete the account of that address; without one, until you ask us to delete it.",
              },
            ],
          },
          `When you delete your account, you have ${DELETION_DELAY_DAYS} days to change your mind. Then your name, addresses, numbers, profile, notices and letters are deleted for good, and your pictures within the hour. What you wrote to others and the files in it go with it. Bookings and reviews stay for the other side, without your name, and your names are struck out of what others wrote to you and about these visits.`,
        ],
      },
      rights: {
        title: "Your rights",
        body: [
          {
            facts: [
              {
                term: "To know and to have",
                text: (link) =>
                  parts(
                    "A copy of everything, to read and for programs: in the ",
                    link("/settings?section=privacy", "settings, under Privacy"),
                    ".",
                  ),
              },
              {
                term: "To correct",
                text: "In your profile and settings; what you cannot change there, we do for you.",
              },
              {
                term: "To delete",
                text: (link) =>
                  parts(
                    "In the same ",
                    link("/settings?section=privacy", "place"),
                    ". Open bookings are settled first, so that nobody waits in vain.",
                  ),
              },
              {
                term: "To take consent back",
                text: "As easily as it was given: by deleting the account. Mails that are not needed can be switched off one by one in the settings.",
              },
              {
                term: "To name somebody",
                text: "Who uses these rights for you if you die or can no longer do so: write to us.",
              },
              {
                term: "To complain",
                text: "To us, to the grievance officer, and then to the Data Protection Board of India.",
              },
            ],
          },
          (link) =>
            parts(
              "Without an account write to ",
              link(`mailto:${privacy}`, privacy),
              " from the address that it is about, so that we do not hand your data to somebody else.",
            ),
        ],
      },
      children: {
        title: "Children",
        body: [
          `An account is for people of ${policy.adultAge} and over. If you learn of a younger person who has one, tell us, and we delete it.`,
        ],
      },
      security: {
        title: "How we guard it",
        body: [
          "Passwords are kept as slow fingerprints; sign-ins can have a second factor, and an administrator’s must have one on the live site. Each request is checked against what the person may see; a picture you bring is drawn anew, so that the place it was taken at is not in it.",
          (link) =>
            parts(
              "If data should get into the wrong hands, we tell you and the Data Protection Board without delay. If you find a weakness, please write to ",
              link(`mailto:${policy.emails.webmaster}`, policy.emails.webmaster),
              ".",
            ),
        ],
      },
      changes: {
        title: "When this text changes",
        body: [
          "It gets a new version and a date, together with the terms, and you are asked at the next sign-in whether you agree.",
        ],
      },
    },
  } satisfies LongText,
})
