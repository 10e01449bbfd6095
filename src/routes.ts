import { index, layout, type RouteConfig, route } from "@react-router/dev/routes"

/** Every page of the site and the file it stands in. */
export default [
  index("site/home.page.tsx"),
  route("search", "search/search.page.tsx"),
  route("providers/:id", "professionals/profile.page.tsx"),
  route("services", "site/services/services.page.tsx"),
  route("testimonials", "site/testimonials/testimonials.page.tsx"),
  route("contact", "enquiries/contact/contact.page.tsx"),
  route("professional", "enquiries/registration/professional.page.tsx"),
  route("careers", "enquiries/careers/careers.page.tsx"),

  route("login", "accounts/sign-in/log-in.page.tsx"),
  route("register", "accounts/sign-up/register.page.tsx"),
  route("activate-account", "accounts/sign-up/activate.page.tsx"),
  route("forgot-password", "accounts/password/forgot-password.page.tsx"),
  route("reset-password", "accounts/password/reset-password.page.tsx"),
  route("confirm-email", "accounts/email/confirm-email.page.tsx"),
  route("admin/login", "accounts/sign-in/admin-log-in.page.tsx"),
  route("admin/second-factor", "accounts/second-factor/second-factor.page.tsx"),
  route("admin/dashboard", "dashboards/admin-dashboard.page.tsx"),
  route("admin/set-password", "accounts/admin/set-password.page.tsx"),

  layout("shell/customer-area.page.tsx", [
    route("user/dashboard", "dashboards/customer-dashboard.page.tsx"),
    route("user/profile", "accounts/profile/profile.page.tsx"),
    route("user/service-search", "search/customer-search.page.tsx"),
    route("user/bookings", "bookings/lists/my-bookings.page.tsx"),
    route("user/notifications", "notifications/customer-notifications.page.tsx"),
    route("user/settings", "settings/settings.page.tsx", { id: "customer-settings" }),
  ]),
  layout("shell/professional-area.page.tsx", [
    route("provider/dashboard", "dashboards/professional-dashboard.page.tsx"),
    route("provider/profile", "professionals/business/professional-profile.page.tsx"),
    route("provider/services", "professionals/offer/services.page.tsx"),
    route("provider/manage-services", "professionals/offer/manage-services.page.tsx"),
    route("provider/services-locations", "professionals/offer/service-locations.page.tsx"),
    route("provider/bookings", "bookings/lists/professional-bookings.page.tsx"),
    route("provider/availability", "availability/hours/own-hours.page.tsx"),
    route("provider/notifications", "notifications/professional-notifications.page.tsx"),
    route("provider/tools", "dashboards/tools/tools.page.tsx"),
    route("provider/settings", "settings/settings.page.tsx", { id: "professional-settings" }),
  ]),
  route("dashboard", "dashboards/dashboard.page.tsx"),
  route("profile", "accounts/profile/own-profile.page.tsx"),
  layout("shell/signed-in.page.tsx", [route("settings", "settings/settings.page.tsx")]),

  route("dev/ui", "dev/gallery.page.tsx"),
  route("dev/mailbox", "dev/mailbox.page.tsx"),
  route("*", "shell/unknown.page.tsx"),
] satisfies RouteConfig
