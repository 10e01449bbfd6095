/** The server's settings, given at each start, so that an old cluster follows a newer version of the app. */

export const settingsFor = (port: number, fsync: boolean): Record<string, string | number> => ({
  // Loopback with passwords, no socket: socket paths over 107 bytes fail, and a data folder may lie deep.
  listen_addresses: "127.0.0.1",
  port,
  unix_socket_directories: "",
  max_connections: 100,
  timezone: "UTC",
  log_timezone: "UTC",
  // The app reports its own failed statements, without what people typed; here only the server's health is told.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
  ...(fsync ? {} : { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
})
