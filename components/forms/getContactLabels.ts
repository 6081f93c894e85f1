import { getTranslator } from '@/lib/content/messages/getTranslator';
import { type FormField, formFields } from '@/lib/shared/enquiry/enquiryFields';

export type Labels = Awaited<ReturnType<typeof getContactLabels>>;

/** Returns the messages of the contact form in the page's locale. */
export async function getContactLabels() {
  const [copy, common] = await Promise.all([getTranslator('contact'), getTranslator('common')]);
  const fieldLabels = Object.fromEntries(
    formFields.map((name) => [name, copy.text(`form.${name}`)]),
  ) as Record<FormField, string>;
  return {
    kind: copy.text('form.kind.label'),
    kindContact: copy.text('form.kind.contact'),
    kindTrial: copy.text('form.kind.trial'),
    ...fieldLabels,
    subjectPrompt: copy.text('form.subjectPrompt'),
    messageHint: copy.text('form.messageHint'),
    more: copy.text('form.more'),
    phoneHint: copy.text('form.phoneHint'),
    optional: copy.raw('form.optional'),
    submit: copy.text('form.submit'),
    submitTrial: copy.text('form.submitTrial'),
    submitting: copy.text('form.submitting'),
    retry: common.text('states.retry'),
    success: copy.text('form.success'),
    sentText: copy.text('form.sentText'),
    another: copy.text('form.another'),
    failure: copy.text('form.failure'),
    failureText: copy.text('form.failureText'),
    mail: copy.text('form.mail'),
    call: copy.text('form.call'),
    zalo: copy.text('form.zalo'),
    wechat: copy.text('form.wechat'),
    draftKept: copy.text('form.draftKept'),
    remaining: copy.raw('form.remaining'),
    required: copy.text('form.errors.required'),
    subjectMissing: copy.text('form.errors.subjectMissing'),
    emailInvalid: copy.text('form.errors.emailInvalid'),
    phoneInvalid: copy.text('form.errors.phoneInvalid'),
    tooLong: copy.text('form.errors.tooLong'),
    faulty: copy.text('form.errors.faulty'),
  };
}
