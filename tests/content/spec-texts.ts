import { listed } from '../support/listed';

/** Texts quoted by the specification, each where it is first quoted; they never change. */
export const specTexts: Record<string, readonly string[]> = {
  'every page': listed(`
    Admission Test on | . Limited Seats. | Apply Now | Admission | starts from
    Admission details coming soon | Ready to give your child the best in global education? | Home
    About us | Welcome | Founder & Vision | From Director's Desk | From Dean's Desk
    From Principal's Desk | Why the school | Our Achievements | Facilities | Sports & Fitness
    Robotics | Art Music & Dance | Eco Friendly | Laboratory | International Standards
    Beautiful Inhouse Temple | Health Care | Student Life | Academics | Results | Faculty
    Departments | Curriculum | Split of Syllabus | Publications | News & Events
    Donate & Contribute | Contact us | More | Gita Nagri | About | Login to ERP | Contribute
    Tax Benefits | Pay Online | Donate from Home | Important Links | Other Links
  `),
  'any other path': listed(`
    Oops! Page not found | The page you're looking for doesn't exist or has been moved.
    Go Back Home
  `),
  '/': listed(`
    Loading... | Specialty | Explore | View all | No videos available | Details not available
  `),
  '/about-us': listed(`
    About Us | Welcome to | Why the school?
  `),
  '/admission': listed(`
    Register here | Need Help? | Day Scholar / Day School | Residential Students
  `),
  '/student-life': listed(`
    Yoga & Meditation | Retreat and Camps | Our Care | Spiritual Practice
    Co-Curricular Activities | A Day at Campus | 04:00 AM | 09:30 PM | Alumni | Read more
    Show less
  `),
  '/acedemics': listed(`
    Science | Arts and Humanities | Commerce | Hindi and Sanskrit | Physical Education | 10th
    12th | No results available for | Failed to load faculty data. Please try again later.
    No faculty members available. | No curriculum data available.
    Failed to load publications. Please try again later. | academic | book | publication
    available.
  `),
  '/contact-us': listed(`
    Full Name | Contact Number | Email | Subject | Your message | Continue | is required
    Invalid contact number | Invalid email address | Message | cannot contain URLs
    Please fill recptcha. | Your details has been submitted.
  `),
  '/careers': listed(`
    Click to view more | Close | 2+ years | Loading vacancies...
  `),
  '/careers/apply-now': listed(`
    Apply For Job | Back | Vacancy | Contact | Latest Qualification | Experience | Upload CV
    Apply | Submitting... | Please select a vacancy | Please enter a valid | -digit phone number
    Please select your qualification | Undergraduate | Graduate | Postgraduate | 5 Years or more
    Please upload your CV | Please upload a CV in PDF format! | Only PDF files are allowed!
    Failed to submit application. Please try again. | Application Submitted Successfully!
  `),
  '/register': listed(`
    Admission registration open for the | Personal Info | Account Info | Confirmation
    Fill Details | Personal Information | Address | Registration Fees | Non-Refundable
    Help Center | Send OTP | Wait | Verify | Verified ✓ | Residential Student | Day Scholar
    Class | Review details and make payment | Processing | Payment Confirmation
    You are registered for admission session | N/A | Go to Home | Payment Failed! | Retry Payment
    Please fill in the first name and last name before sending OTP. | Please enter a valid email.
    Please fill in the email. | Please fill in the correct OTP. | Query cannot contain URLs
    Failed to send OTP. | OTP sent successfully! | Failed to verify OTP. | OTP Verified!
    There was an error submitting your personal info.
    There was an error initializing the payment.
  `),
  '/news-event': listed(`
    News | Published on: | Recent News | View | Loading main news... | No recent news available.
  `),
  '/news-event/detail/{slug}': listed(`
    Failed to load news item. | No news item found.
  `),
  '/vedic-gurukulam': listed(`
    Vedic Gurukulam System | Enroll Now | Download Brochure
  `),
  '/competition': listed(`
    In-Campus Competition | Scheduled Competitions | Date not available
    No application link available. | No competitions available.
  `),
  '/weekly-schedule': listed(`
    View Now | No schedules available
  `),
  '/syllabus': listed(`
    Grade | English | Hindi | Math | EVS | Sastra | Sanskrit | Art | IT | Social Studies
    English Language | English Literature | Geography | History/Civics | Computer Applications
    Biology | Chemistry | Physics | Music | Accountancy | Economics | Business Studies
  `),
  '/contribute': listed(`
    Donate | Tax Benefit | Direct Bank Transfer | Rs. 21,000 a year | Rs. 1.2 lakh | 15 trees
    80G exemption | 35AC benefit | Official receipt | Newsletters
  `),
  '/direct-bank-transfer': listed(`
    Bank | Account Name | Account Number | IFSC | Swift Code | donation is non-refundable
    Donations above Rs. | qualify for 80-G exemption
  `),
  '/donate-register': listed(`
    Contact number | Full name | Street address | City | State | Country | Amount
    Invalid phone number | Full name must be at least | characters | Invalid | name.
    Invalid zip code | Please enter a valid amount (e.g., 100.00) | Amount must be greater than 0
    Failed to submit donation. Please try again. | Donation Payment | Processing, please wait...
    Payment Successful! | Thank you for donating to
  `),
};
