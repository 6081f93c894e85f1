import { removeNonBreakingSpaces } from 'line-breaks';
import { loadFacts } from '@/lib/content/facts/loadFacts';
import { getTranslator } from '@/lib/content/messages/getTranslator';
import { type FormField, formFields, type ReplyChannel, replyChannels } from '@/lib/enquiry/fields';

export type Labels = Awaited<ReturnType<typeof getContactLabels>>;

/** Returns the messages of the contact form in the page's locale. */
export async function getContactLabels() {
  const [t, common] = await Promise.all([getTranslator('contact'), getTranslator('common')]);
  const fieldLabels = Object.fromEntries(formFields.map((name) => [name, t.text(`form.${name}`)])) as Record<
    FormField,
    string
  >;
  return {
    kind: t.text('form.kind.label'),
    kindContact: t.text('form.kind.contact'),
    /** Empty if the company offers no trial. */
    kindTrial: loadFacts().offers.trial ? t.text('form.kind.trial') : '',
    ...fieldLabels,
    // The text of an option is not wrapped.
    subjectPrompt: removeNonBreakingSpaces(t.text('form.subjectPrompt')),
    messageHint: t.text('form.messageHint'),
    reply: t.text('form.reply.label'),
    consentDetails: t.text('form.consentDetails'),
    quotation: t.raw('form.quotation'),
    about: t.raw('form.about'),
    aboutRemove: t.text('form.aboutRemove'),
    phoneHint: t.text('form.phoneHint'),
    optional: t.raw('form.optional'),
    submit: t.text('form.submit'),
    submitTrial: t.text('form.submitTrial'),
    submitCorrection: t.text('form.submitCorrection'),
    submitting: t.text('form.submitting'),
    retry: common.text('states.retry'),
    success: t.text('form.success'),
    sentText: t.text('form.sentText'),
    receipt: t.raw('form.receipt'),
    workingTime: t.text('form.workingTime'),
    replyTo: Object.fromEntries(
      replyChannels.map((channel) => [channel, t.raw(`form.replyTo.${channel}`)]),
    ) as Record<ReplyChannel, string>,
    replaces: t.raw('form.replaces'),
    correct: t.text('form.correct'),
    another: t.text('form.another'),
    failure: t.text('form.failure'),
    failureText: t.text('form.failureText'),
    mail: t.text('form.mail'),
    call: t.text('form.call'),
    zalo: t.text('form.zalo'),
    wechat: t.text('form.wechat'),
    draftKept: t.text('form.draftKept'),
    remaining: t.raw('form.remaining'),
    required: {
      name: t.text('form.errors.required.name'),
      email: t.text('form.errors.required.email'),
      phone: t.text('form.errors.required.phone'),
      message: t.text('form.errors.required.message'),
      eventDate: t.text('form.errors.required.eventDate'),
      eventLanguage: t.text('form.errors.required.eventLanguage'),
    } as Partial<Record<FormField, string>>,
    subjectMissing: removeNonBreakingSpaces(t.text('form.errors.subjectMissing')),
    emailInvalid: t.text('form.errors.emailInvalid'),
    phoneInvalid: t.text('form.errors.phoneInvalid'),
    peopleInvalid: t.text('form.errors.peopleInvalid'),
    tooLong: t.text('form.errors.tooLong'),
    faulty: t.text('form.errors.faulty'),
  };
}
