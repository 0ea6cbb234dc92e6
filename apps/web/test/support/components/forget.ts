import { onTestFinished } from 'vitest'

/** Stub: a browser that lacks a property, until the test ends. */
export function forget(prototype: object, name: string) {
  const property = Object.getOwnPropertyDescriptor(prototype, name) ?? {}
  onTestFinished(() => void Object.defineProperty(prototype, name, property))
  Reflect.deleteProperty(prototype, name)
}
