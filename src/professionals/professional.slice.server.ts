import { serve } from "../platform/api/serve.server.ts"
import { serveFile } from "../platform/api/serve-file.server.ts"
import type { Slice } from "../platform/slice.server.ts"
import { changeSelectionAsCustomer } from "../selections/selection/selection.server.ts"
import * as businessCalls from "./business/business.contract.ts"
import { businessNotifications } from "./business/business.notifications.server.ts"
import { changeBusiness, getBusiness } from "./business/business.server.ts"
import { joiningJobs, joiningSchedules } from "./joining/joining.jobs.server.ts"
import { joiningNotifications } from "./joining/joining.notifications.server.ts"
import * as offerCalls from "./offer/offer.contract.ts"
import { serviceLocations, yourServices } from "./offer/offer.contract.ts"
import { offerNotifications } from "./offer/offer.notifications.server.ts"
import * as offer from "./offer/offer.server.ts"
import { getOwnServices, getServiceLocations } from "./offer/own-service.server.ts"
import * as packageCalls from "./packages/package.contract.ts"
import * as packages from "./packages/package.server.ts"
import * as paperDeskCalls from "./papers/desk/paper-desk.contract.ts"
import { listWaitingPapers } from "./papers/desk/paper-desk.server.ts"
import * as verificationDesk from "./papers/desk/verification-desk.server.ts"
import * as paperCalls from "./papers/paper.contract.ts"
import { paperJobs, paperSchedules } from "./papers/paper.jobs.server.ts"
import { paperEnding } from "./papers/paper.notifications.server.ts"
import * as papers from "./papers/paper.server.ts"
import { paperFiles } from "./papers/paper-files.server.ts"
import { getProfessional, listProfessionals } from "./professional.contract.ts"
import { serviceViewed } from "./professional.notifications.server.ts"
import { professionalData } from "./professional.personal.server.ts"
import { getProfessionals, getProfile } from "./professional.server.ts"
import { archivePictures } from "./projects/own/picture-archive.server.ts"
import * as projectCalls from "./projects/project.contract.ts"
import { projectNotifications } from "./projects/project.notifications.server.ts"
import * as projects from "./projects/project.server.ts"
import { OWN_PROJECTS_PAGE } from "./projects/project-paths.ts"
import { appealProject } from "./projects/project-takedown.server.ts"
import * as secondLookCalls from "./second-look/second-look.contract.ts"
import * as secondLook from "./second-look/second-look.server.ts"
import { verificationNotifications } from "./verification.notifications.server.ts"
import { recordView } from "./view.contract.ts"
import { recordViewOf } from "./view.server.ts"

export const professionals: Slice = {
  name: "professionals",
  description: "Public profiles; what a professional offers",
  tables: [
    "professionals",
    "public_professionals",
    "professional_checks",
    "professional_papers",
    "check_rules",
    "proposed_checks",
    "paper_warnings",
    "professional_services",
    "professional_service_areas",
    "service_packages",
    "service_rates",
    "portfolio_projects",
    "project_pictures",
    "profession_waits",
  ],
  impersonal: ["check_rules", "public_professionals"],
  personal: [professionalData],
  calls: [
    serve(getProfessional, getProfile),
    serve(listProfessionals, getProfessionals),
    serve(recordView, recordViewOf),
    serve(businessCalls.getBusiness, getBusiness),
    serve(businessCalls.updateBusiness, changeBusiness),
    serve(yourServices, getOwnServices),
    serve(offerCalls.changeOffer, offer.changeOffer),
    serve(offerCalls.updateServicePrice, offer.updateServicePrice),
    // Whose id it names says which side is meant (specification 3 §4).
    serve(offerCalls.updateService, async (ctx, { professional_id, provider_id, ...change }) =>
      provider_id === undefined
        ? offer.updateService(ctx, { ...change, professional_id })
        : { ...(await changeSelectionAsCustomer(ctx, { ...change, provider_id })), service: null },
    ),
    serve(serviceLocations, getServiceLocations),
    serve(offerCalls.addServiceLocations, offer.addServiceLocations),
    serve(offerCalls.removeServiceLocation, offer.removeServiceLocation),
    serve(packageCalls.addPackage, packages.addPackage),
    serve(packageCalls.changePackage, packages.changePackage),
    serve(packageCalls.removePackage, packages.removePackage),
    serve(packageCalls.setRate, packages.setRate),
    serve(packageCalls.removeRate, packages.removeRate),
    serve(projectCalls.listProjects, projects.getProjects),
    serve(projectCalls.getProject, projects.getProject),
    serve(projectCalls.addProject, projects.addProject),
    serve(projectCalls.orderProjects, projects.orderProjects),
    serve(projectCalls.changeProject, projects.changeProject),
    serve(projectCalls.removeProject, projects.removeProject),
    serve(projectCalls.appealProject, appealProject),
    serveFile(projectCalls.picturesFile, archivePictures, { page: OWN_PROJECTS_PAGE }),
    serve(paperCalls.getPapers, papers.getPapers),
    serve(paperCalls.givePaper, papers.givePaper),
    serve(paperCalls.withdrawPaper, papers.withdrawPaper),
    serve(paperDeskCalls.waitingPapers, listWaitingPapers),
    serve(paperDeskCalls.lookAtPaper, verificationDesk.lookAsAdministrator),
    serve(paperDeskCalls.decidePaper, verificationDesk.decideAsAdministrator),
    serve(paperDeskCalls.deskProfessionals, verificationDesk.listProfessionals),
    serve(paperDeskCalls.verifyProfessional, verificationDesk.verify),
    serve(secondLookCalls.secondLooks, secondLook.listSecondLooks),
    serve(secondLookCalls.decideSecondLook, secondLook.decideSecondLook),
    serve(secondLookCalls.checkRules, secondLook.listCheckRules),
    serve(secondLookCalls.setCheckRule, secondLook.setCheckRule),
  ],
  files: [paperFiles, projects.projectPictures],
  jobs: { ...joiningJobs, ...paperJobs },
  schedules: [...joiningSchedules, ...paperSchedules],
  notifications: [
    serviceViewed,
    ...joiningNotifications,
    ...businessNotifications,
    ...offerNotifications,
    ...verificationNotifications,
    ...projectNotifications,
    paperEnding,
  ],
}
