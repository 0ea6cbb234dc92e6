/** Stub of `@tanstack/devtools-event-client`: keeps form values out of TanStack's devtools event bus. */
export class EventClient {
  emit() {}

  on() {
    return () => {}
  }
}
