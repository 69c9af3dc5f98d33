/** Whether an address means the machine itself, so that a link with it leads nowhere from any other. */
export const isHereOnly = (host: string): boolean => host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127\.\d+\.\d+\.\d+$/.test(host);
