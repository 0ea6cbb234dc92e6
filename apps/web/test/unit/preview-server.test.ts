import { afterAll } from 'vitest'
import { testAnswers } from '../support/right-answers.ts'
import { writeSmallSite } from '../support/small-site.ts'

const { site, remove } = await writeSmallSite({
  addressService: 'https://adresses.example.org/base',
})
afterAll(remove)

testAnswers('preview', site)
