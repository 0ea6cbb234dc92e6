// Stands for the packages through which the form would offer all that is typed to its makers'
// developer tools.

/** For `@tanstack/devtools-event-client`. */
export class EventClient {
  emit() {}

  on() {
    return () => {}
  }
}

/** For `@tanstack/pacer-lite`. */
export const liteThrottle = () => () => {}
